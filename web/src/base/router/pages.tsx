import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { Route, Router } from 'wouter'
import { type RoutePath, searchReaders, type SearchOf } from '../addresses.ts'
import { CrashScreen } from '../shell/crash.tsx'
import { isSignedIn } from '../stores.ts'
import { useAskedBeforeLeaving } from '../unsaved.ts'
import {
  type HistoryEntry,
  blockNavigation,
  type NavigateOptions,
  lookAgain,
  navigate,
  type RouterView,
  shownNow,
  subscribe,
} from './router.ts'
import { restorePositions } from './scroll.ts'
import type { SearchParams } from './search.ts'
import type { LinkTarget } from './target.ts'

export const EntryContext = createContext<HistoryEntry | undefined>(undefined)
const PathContext = createContext('/')

/** Where the page that is drawn stands in the history. */
export function useEntry(): HistoryEntry {
  const entry = use(EntryContext)
  if (!entry) throw new Error('This part stands outside the pages')
  return entry
}

/** What the address of the page says. */
export const useSearch = <P extends RoutePath>(path: P): SearchOf<P> => searchReaders[path](useEntry().searchParams)
/** The same for parts that several pages show. */
export const useAnySearch = (): SearchParams => useEntry().searchParams

/**
 * Keeps the person on the page, and makes the browser ask before the tab is closed. The end of a session is not
 * delayed.
 */
export function useHold(isOn: boolean) {
  useAskedBeforeLeaving(isOn)
  useEffect(() => (isOn ? blockNavigation(() => isSignedIn()) : undefined), [isOn])
}

/** Navigates as soon as it is drawn. */
export function Navigate({ target }: { readonly target: LinkTarget & NavigateOptions }) {
  const [destination] = useState(target)
  useEffect(() => void navigate(destination), [destination])
  return null
}

/** The location that the router library uses: the path of the drawn page, which may lag behind the address. */
const useDrawnPath = (): [string, (href: string, how: NavigateOptions) => void] => [
  use(PathContext),
  (href, { replace = false, state = {} }) => void navigate({ href, replace, state }),
]

interface CatchProps {
  readonly shown: RouterView
  readonly children: ReactNode
}
interface CatchState {
  readonly error: unknown
  readonly shown: RouterView
}

/**
 * Shows the crash screen in place of a part that fails while it is drawn, until another page is shown or the person
 * tries again.
 */
class Catch extends Component<CatchProps, CatchState> {
  static getDerivedStateFromError = (error: unknown) => ({ error })
  static getDerivedStateFromProps = ({ shown }: CatchProps, state: CatchState) =>
    state.shown === shown ? null : { error: shown.error, shown }
  override state: CatchState = { error: this.props.shown.error, shown: this.props.shown }
  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : <CrashScreen error={error} onRetry={() => void lookAgain()} />
  }
}

/**
 * Draws the page that the address names, in its frame. A change of page is a transition, so that the old page stays
 * responsive.
 */
export function Pages() {
  const [shown, setShown] = useState(shownNow)
  useEffect(() => {
    const look = () => startTransition(() => setShown(shownNow()))
    // The address may have changed since the first drawing.
    look()
    return subscribe(look)
  }, [])
  useLayoutEffect(() => {
    if (!shown) return
    // Whoever steers the page from outside can tell which entry stands in the document: the one before stays till then.
    document.documentElement.dataset['entry'] = shown.entry.key
    if (shown.isReset) restorePositions(shown.entry.key, shown.entry.hash)
  }, [shown])
  if (!shown) return null
  const { entry, Frame, Screen } = shown
  const { path } = entry
  const screen = (
    <Catch shown={shown}>
      {Screen && (
        <Route {...(path && { path })}>
          <Screen />
        </Route>
      )}
    </Catch>
  )
  return (
    <Router hook={useDrawnPath}>
      <PathContext value={entry.pathname}>
        <EntryContext value={entry}>
          <Suspense>
            {Frame ? (
              <Catch shown={shown}>
                <Frame>{screen}</Frame>
              </Catch>
            ) : (
              screen
            )}
          </Suspense>
        </EntryContext>
      </PathContext>
    </Router>
  )
}
