import { create } from 'zustand'

/** Whether the server could be reached when it was last asked for anything. */
export const useReach = create<{ readonly isLost: boolean }>(() => ({ isLost: false }))

/** Milliseconds between two looks whether it is back. */
const untilLookedAgain = 4_000
let timer = 0

/** What stands between, such as a proxy, answers so for a server that is gone. */
const answersForIt = [502, 504]

/** Any other answer, a refusal too, comes from the server. */
export const comesFromServer = ({ status }: Response): boolean => !answersForIt.includes(status)

async function look(): Promise<void> {
  const isThere = await fetch('/api/v0/config', { cache: 'no-store', credentials: 'omit' }).then(
    comesFromServer,
    () => false,
  )
  timer = 0
  if (isThere) noteReached()
  else lookLater()
}

const lookLater = () => {
  if (timer === 0) timer = window.setTimeout(() => void look(), untilLookedAgain)
}

/** An answer has come. */
export function noteReached(): void {
  clearTimeout(timer)
  timer = 0
  if (useReach.getState().isLost) useReach.setState({ isLost: false })
}

/** The server did not answer. It is asked again until it does, whether or not anything else asks it meanwhile. */
export function noteLost(): void {
  if (!useReach.getState().isLost) useReach.setState({ isLost: true })
  lookLater()
}

/** Resolves as soon as the server answers; at once when it does. */
export function whenReached(): Promise<void> {
  if (!useReach.getState().isLost) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = useReach.subscribe(({ isLost }) => {
    if (isLost) return
    unsubscribe()
    resolve()
  })
  return promise
}
