import { create } from 'zustand'

/** The calls that wait until the person has authenticated again. */
interface ReauthenticationRequest {
  /** The session it is asked in; null: the one of this browser. */
  readonly token: string | null
  readonly answer: (isDone: boolean) => void
  readonly answered: Promise<boolean>
}

export const useReauthenticationRequest = create<{ readonly pending: ReauthenticationRequest | null }>()(() => ({
  pending: null,
}))

/** Asks the person to authenticate again; several calls at once ask once. Resolves with whether the person did. */
export async function requestReauthentication(token: string | null): Promise<boolean> {
  const { pending } = useReauthenticationRequest.getState()
  if (pending) return await pending.answered
  const { promise: answered, resolve } = Promise.withResolvers<boolean>()
  const answer = (isDone: boolean) => {
    useReauthenticationRequest.setState({ pending: null })
    resolve(isDone)
  }
  useReauthenticationRequest.setState({ pending: { token, answer, answered } })
  return await answered
}
