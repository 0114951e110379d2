import { Problem } from '@alta/contract/problems'

/** What a change came to: it succeeded, or the problem it met. Nothing is thrown. */
export type MutationOutcome = { readonly success: true } | { readonly success: false; readonly error: Problem }

/** Does it, and says what it came to. */
export async function outcomeOf(act: () => Promise<void>): Promise<MutationOutcome> {
  try {
    await act()
    return { success: true }
  } catch (error) {
    return { success: false, error: error instanceof Problem ? error : new Problem('unexpected') }
  }
}
