import { create } from 'zustand'

/** A session that lacks its second factor: given, or set up, on the sign-in page. In memory alone. */
export interface HalfSigned {
  readonly token: string
  readonly email: string
}

export const useHalfSigned = create<{ readonly half: HalfSigned | null }>()(() => ({ half: null }))

export const holdHalf = (half: HalfSigned) => useHalfSigned.setState({ half })
export const dropHalf = () => useHalfSigned.setState({ half: null })
