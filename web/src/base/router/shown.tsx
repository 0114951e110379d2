import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { isSignedIn } from '../stores.ts'
import { addresses, type Path, saidBy, type Target } from './addresses.ts'
import { type Entry, hold } from './entries.ts'
import { lookAgain, type Moves, navigate, type Shown, shownNow, subscribe } from './router.ts'
import { restorePosition } from './scroll.ts'
import type { Search } from './search.ts'

const ShownContext = createContext<Shown | undefined>(undefined)

function useShown(): Shown {
  const shown = use(ShownContext)
  if (!shown) throw new Error('This part stands outside the pages')
  return shown
}

/** The page that is shown: its path, what stands behind the question mark, what its entry in the history holds. */
export const useEntry = (): Entry => useShown().entry

type Said<P extends Path> = ReturnType<(typeof addresses)[P]>
/** What the address of the page says: the same value as long as it says the same. */
export function useSearch<P extends Path>(path: P): Said<P> {
  const { search } = useShown().entry
  return useMemo(() => addresses[path](search), [path, search])
}

/** Whatever the address says, for parts that stand on several pages. */
export function useAnySearch(): Search {
  const { entry } = useShown()
  return useMemo(() => saidBy(entry), [entry])
}

/** The part of the page's path that varies, by its name. */
export function useParam(name: string): string {
  const value = useShown().params[name]
  if (value === undefined) throw new Error(`The address has no ${name}`)
  return value
}

/** Keeps the person on the page, as long as there is a session. */
export function useHold(isOn: boolean) {
  useEffect(() => (isOn ? hold(() => isSignedIn()) : undefined), [isOn])
}

/** Leads on as soon as it is drawn. */
export function Navigate(target: Target & Moves) {
  const go = useEffectEvent(() => void navigate(target))
  useEffect(() => go(), [])
  return null
}

export interface CrashProps {
  readonly error: unknown
  readonly onRetry: () => void
}
interface CatchProps {
  readonly shown: Shown
  readonly crashed: (props: CrashProps) => ReactNode
  readonly children: ReactNode
}

interface CatchState {
  readonly error: unknown
  /** What was shown when it broke. */
  readonly shown: Shown
}

/** What broke while drawing gives way to the crash screen until another page is shown or it is tried again. */
class Catch extends Component<CatchProps, CatchState> {
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  static getDerivedStateFromProps({ shown }: CatchProps, state: CatchState) {
    return state.shown === shown ? null : { error: undefined, shown }
  }
  override state: CatchState = { error: undefined, shown: this.props.shown }
  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return this.props.crashed({ error, onRetry: () => this.setState({ error: undefined }, () => void lookAgain()) })
  }
}

/** Draws the page that the address names, in its frame. Changes wait, in slices, behind what the person does. */
export function Pages({ crashed }: { crashed: (props: CrashProps) => ReactNode }) {
  const [shown, setShown] = useState(shownNow)
  useEffect(() => {
    const look = () => startTransition(() => setShown(shownNow()))
    // It may have changed since it was first drawn.
    look()
    return subscribe(look)
  }, [])
  useLayoutEffect(() => {
    if (shown?.scrolls) restorePosition(shown.entry.key)
  }, [shown])
  if (!shown) return null
  const { Frame, Screen, error } = shown
  const screen = (
    <Catch shown={shown} crashed={crashed}>
      {Screen ? <Screen /> : crashed({ error, onRetry: () => void lookAgain() })}
    </Catch>
  )
  return (
    <ShownContext value={shown}>
      <Suspense>
        <Catch shown={shown} crashed={crashed}>
          {Frame ? <Frame>{screen}</Frame> : screen}
        </Catch>
      </Suspense>
    </ShownContext>
  )
}
