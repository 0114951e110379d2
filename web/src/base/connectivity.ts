import { create } from 'zustand'

/** The service that is out of reach: the server, or its database while the server answers. */
type Lost = 'server' | 'database'

/** Whether the server and its database could be reached when they were last needed for anything. */
export const useConnectivity = create<{ readonly isLost: boolean; readonly lost: Lost }>(() => ({
  isLost: false,
  lost: 'server',
}))

/** Milliseconds between two looks whether it is back. */
const untilLookedAgain = 4_000
let timer = 0

/** The statuses with which a proxy answers when the server is gone. */
const answersForIt = [502, 504]

/** Any other answer, a refusal too, comes from the server. Its own 503 is a problem; that of a proxy is a page. */
export const comesFromServer = ({ status, headers }: Response): boolean =>
  !answersForIt.includes(status) &&
  (status !== 503 || headers.get('content-type')?.startsWith('application/problem+json') === true)

/** The address at which each is checked, without a session. Only the second says whether the database works. */
const probes = { server: '/api/v0/config', database: '/readyz' } as const

async function look(): Promise<void> {
  const { lost } = useConnectivity.getState()
  const answer = await fetch(probes[lost], { cache: 'no-store', credentials: 'omit' }).catch(() => null)
  timer = 0
  if (answer === null || !comesFromServer(answer)) markUnreachable('server')
  else if (answer.status === 503) markUnreachable('database')
  else if (lost === 'database') noteBack()
  else markReachable()
}

const lookLater = () => {
  if (timer === 0) timer = window.setTimeout(() => void look(), untilLookedAgain)
}

function noteBack(): void {
  clearTimeout(timer)
  timer = 0
  useConnectivity.setState({ isLost: false, lost: 'server' })
}

/** An answer shows that the server is there. It says nothing about the database. */
export function markReachable(): void {
  const { isLost, lost } = useConnectivity.getState()
  if (isLost && lost === 'server') noteBack()
}

/** Marks a service that did not answer, and asks it again until it does. */
export function markUnreachable(lost: Lost): void {
  const before = useConnectivity.getState()
  if (!before.isLost || before.lost !== lost) useConnectivity.setState({ isLost: true, lost })
  lookLater()
}

/** Resolves as soon as the server answers; at once when it does. */
export function whenReachable(): Promise<void> {
  if (!useConnectivity.getState().isLost) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = useConnectivity.subscribe(({ isLost }) => {
    if (isLost) return
    unsubscribe()
    resolve()
  })
  return promise
}
