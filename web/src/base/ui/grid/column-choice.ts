import { create } from 'zustand'
import { isBoolean, isRecord } from '../../shapes.ts'

type ColumnVisibility = Readonly<Record<string, boolean>>

// The fields of `settings` in local storage are laid down, and so are the four names a browser may keep things under.
// Which columns one wants to see is a setting of the browser too: it lies in a database of that very name.
const name = 'settings'

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error(name)))
  })

async function columns(mode: IDBTransactionMode) {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('columns'))
  return (await done(opening)).transaction('columns', mode).objectStore('columns')
}

const useChoices = create<Readonly<Record<string, ColumnVisibility>>>()(() => ({}))

async function recall(grid: string) {
  const saved: unknown = await done((await columns('readonly')).get(grid))
  if (!isRecord(saved)) return
  const known = Object.entries(saved).filter((entry): entry is [string, boolean] => isBoolean(entry[1]))
  // A choice that was made while the database was opening is newer.
  useChoices.setState((now) => ({ [grid]: { ...Object.fromEntries(known), ...now[grid] } }))
}

async function keep(grid: string) {
  await done((await columns('readwrite')).put(useChoices.getState()[grid], grid))
}

const requested = new Set<string>()
const nothing: ColumnVisibility = {}

/** Column → whether it is shown, as far as somebody has chosen in this browser. Without a database: for this visit. */
export function useColumnChoice(grid: string) {
  if (!requested.has(grid)) {
    requested.add(grid)
    void recall(grid).catch(() => undefined)
  }
  const choice = useChoices((all) => all[grid] ?? nothing)
  const choose = (key: string, shown: boolean) => {
    useChoices.setState((all) => ({ [grid]: { ...all[grid], [key]: shown } }))
    void keep(grid).catch(() => undefined)
  }
  return { choice, choose }
}
