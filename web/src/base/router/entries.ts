import { isListOf, isNumber, isRecord, isText } from '../shapes.ts'
import { hrefOf, type Spot, spotAt } from './addresses.ts'

/** What a history entry holds beside its address: Back and reloading find it, a shared address does not. */
export interface EntryState {
  /** The cursors of the pages turned so far, the present one last. */
  readonly cursors?: readonly string[]
  /** Names the words searched for where the address must not hold them. */
  readonly words?: number
}

/** Where the browser is: an entry of its history. `number` counts them, from the first of this tab on. */
export interface Entry extends Spot {
  readonly state: EntryState
  readonly number: number
  readonly key: string
}

const isCursors = isListOf(isText)
const freshKey = () => Math.random().toString(36).slice(2)

function stateIn(kept: Readonly<Record<string, unknown>>): EntryState {
  const { cursors, words } = kept
  return { ...(isCursors(cursors) && { cursors }), ...(isNumber(words) && { words }) }
}

/** The entry that the browser shows, as it says; one that is not from here gets its number and key. */
function entryNow(before: Entry | undefined): Entry {
  const kept: unknown = history.state
  const { number, key, ...rest } = isRecord(kept) ? kept : {}
  const spot = spotAt(location.href)
  if (isNumber(number) && isText(key)) return { ...spot, state: stateIn(rest), number, key }
  const entry = { ...spot, state: {}, number: before ? before.number + 1 : 0, key: freshKey() }
  history.replaceState({ number: entry.number, key: entry.key }, '')
  return entry
}

/** Each says whether the person has to stay for now. */
const holds = new Set<() => boolean>()
export const isHeld = () => [...holds].some((holdsNow) => holdsNow())

/** Neither links nor Back lead away while `holdsNow` says so; closing the tab asks. Returns how to let go. */
export function hold(holdsNow: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (holdsNow()) event.preventDefault()
  }
  holds.add(holdsNow)
  window.addEventListener('beforeunload', ask)
  return () => {
    holds.delete(holdsNow)
    window.removeEventListener('beforeunload', ask)
  }
}

export interface Change {
  readonly state: EntryState
  readonly replace: boolean
}

/**
 * The history of this tab. `onTravel` is told when the person goes back or forth; addresses that only name another place
 * of the same page are the browser's own business.
 */
export function watchEntries(onTravel: (entry: Entry) => void) {
  let now = entryNow(undefined)
  let goesBack = false
  window.addEventListener('popstate', () => {
    if (goesBack) {
      goesBack = false
      return
    }
    const before = now
    const isOwn = isRecord(history.state)
    const next = entryNow(before)
    if (next.key === before.key) return
    if (next.number !== before.number && isHeld()) {
      goesBack = true
      history.go(before.number - next.number)
      return
    }
    now = next
    // A link to a place of the same page.
    if (!isOwn && hrefOf(next) === hrefOf(before)) return
    onTravel(next)
  })
  return {
    now: () => now,
    /** Makes an entry, or changes the present one. */
    go(spot: Spot, { state, replace }: Change): void {
      const number = replace ? now.number : now.number + 1
      now = { ...spot, state, number, key: freshKey() }
      const kept = { ...state, number, key: now.key }
      if (replace) history.replaceState(kept, '', hrefOf(spot))
      else history.pushState(kept, '', hrefOf(spot))
    },
  }
}
