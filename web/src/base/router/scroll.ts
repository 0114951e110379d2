import { setBounded } from '../bounded-map.ts'
import { isRecord } from '../shapes.ts'

const storage = 'scroll-positions'
const limit = 50

type Positions = Readonly<Record<string, readonly [left: number, top: number]>>

const isPositions = (value: unknown): value is Positions =>
  isRecord(value) && Object.values(value).every((one) => Array.isArray(one) && one.length === 2)

function read(): [string, Positions][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storage) ?? '{}')
    return Object.entries(isRecord(stored) ? stored : {}).filter((one): one is [string, Positions] =>
      isPositions(one[1]),
    )
  } catch {
    return []
  }
}

/** How far the last entries were scrolled, by their keys: the window as '', else what scrolls in it. */
const positions = new Map(read())
const scrolled = new Set<Element>()
document.addEventListener('scroll', ({ target }) => target instanceof Element && scrolled.add(target), true)

/** A selector that finds the element in the same page again. */
function selectorOf(element: Element): string {
  const above = element.parentElement
  if (!above) return element.localName
  return `${selectorOf(above)} > :nth-child(${[...above.children].indexOf(element) + 1})`
}

/** Keeps how far the page of an entry is scrolled now, also for when it is loaded anew. */
export function keepPositions(key: string): void {
  const within = [...scrolled].filter((element) => element.isConnected)
  scrolled.clear()
  const scrolledNow: Positions = Object.fromEntries([
    ['', [scrollX, scrollY]],
    ...within.map((element) => [selectorOf(element), [element.scrollLeft, element.scrollTop]]),
  ])
  setBounded(positions, [key, scrolledNow], limit)
  try {
    sessionStorage.setItem(storage, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // A full or forbidden storage only costs the place on a page that is loaded anew.
  }
}

/** Puts the page of an entry where it was left: a new one at what its `#` names, or at its top. */
export function restorePositions(key: string, hash: string): void {
  const saved = positions.get(key)
  const named = saved ? null : document.getElementById(hash)
  if (named) return named.scrollIntoView()
  for (const [selector, [left, top]] of Object.entries(saved ?? { '': [0, 0] as const })) {
    const element = selector === '' ? window : document.querySelector(selector)
    element?.scrollTo({ left, top, behavior: 'instant' })
  }
}
