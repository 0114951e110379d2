import { useActionState } from 'react'
import { confirmThrough } from './pending-redirect.ts'

/**
 * Leaving for a provider to say again who it is: what went wrong (null: nothing), the act, and whether it is under way.
 */
export const useConfirm = (provider_id: string) =>
  useActionState<unknown>(async () => {
    try {
      await confirmThrough(provider_id)
      return null
    } catch (failure) {
      return failure
    }
  }, null)
