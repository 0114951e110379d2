import { create } from 'zustand'

/** Calls that wait until the person has said again who it is. */
interface Asking {
  /** The session it is asked in; null: the one of this browser. */
  readonly token: string | null
  readonly answer: (isDone: boolean) => void
  readonly answered: Promise<boolean>
}

export const useAsking = create<{ readonly asking: Asking | null }>()(() => ({ asking: null }))

/** Asks the person who it is; several calls at once ask once. Resolves with whether that was answered. */
export async function askWho(token: string | null): Promise<boolean> {
  const { asking } = useAsking.getState()
  if (asking) return await asking.answered
  const { promise: answered, resolve } = Promise.withResolvers<boolean>()
  const answer = (isDone: boolean) => {
    useAsking.setState({ asking: null })
    resolve(isDone)
  }
  useAsking.setState({ asking: { token, answer, answered } })
  return await answered
}
