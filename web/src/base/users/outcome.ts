import { Problem } from '@alta/contract/problems'

/** The result of a change: success, or the problem. Nothing is thrown. */
export type MutationOutcome = { readonly success: true } | { readonly success: false; readonly error: Problem }

/** Runs the change and returns its result. */
export async function outcomeOf(act: () => Promise<void>): Promise<MutationOutcome> {
  try {
    await act()
    return { success: true }
  } catch (error) {
    return { success: false, error: error instanceof Problem ? error : new Problem('unexpected') }
  }
}
