import type { ServiceCredential } from '@alta/contract/credentials'
import { useFormatter } from 'use-intl'
import { roleTexts } from '../../../base/roles/roles.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { credentialTexts } from './credentials.texts.ts'

/** What is said of a credential in the table and on a card. */
export function useCredentialWords(now: Date) {
  const say = useTexts(credentialTexts)
  const sayRole = useTexts(roleTexts)
  const format = useFormatter()
  return (credential: ServiceCredential) => {
    const { prefix, role_assignments, issued_at, issued_by, reason, retiring_until } = credential
    const { last_used_at, last_used_address } = credential
    return {
      prefix: say('prefix_is', { prefix }),
      roles: role_assignments.map(({ role }) => sayRole(role)).join(', '),
      issued: format.dateTime(new Date(issued_at), { dateStyle: 'medium' }),
      issuedBy: issued_by && say('issued_by', { name: issued_by.name }),
      reason: reason && say('reason_is', { reason }),
      used: last_used_at === null ? say('never_used') : format.relativeTime(new Date(last_used_at), now),
      usedFrom: last_used_address === null ? null : say('used_from', { address: last_used_address }),
      retiring:
        retiring_until === null
          ? null
          : say('retiring', {
              time: format.dateTime(new Date(retiring_until), {
                day: 'numeric',
                month: 'short',
                hour: '2-digit',
                minute: '2-digit',
              }),
            }),
    }
  }
}
