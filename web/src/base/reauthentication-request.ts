import { create } from 'zustand'

/** The calls that wait until the person has authenticated again. */
interface ReauthenticationRequest {
  /** The session it is asked in; null: the one of this browser. */
  readonly token: string | null
  readonly answer: (isDone: boolean) => void
  readonly answered: Promise<boolean>
}

export const useReauthenticationRequest = create<{ readonly asking: ReauthenticationRequest | null }>()(() => ({
  asking: null,
}))

/** Asks the person to authenticate again; several calls at once ask once. Resolves with whether the person did. */
export async function requestReauthentication(token: string | null): Promise<boolean> {
  const { asking } = useReauthenticationRequest.getState()
  if (asking) return await asking.answered
  const { promise: answered, resolve } = Promise.withResolvers<boolean>()
  const answer = (isDone: boolean) => {
    useReauthenticationRequest.setState({ asking: null })
    resolve(isDone)
  }
  useReauthenticationRequest.setState({ asking: { token, answer, answered } })
  return await answered
}
