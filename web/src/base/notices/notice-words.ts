import type { Notice, NoticeKind } from '@alta/contract/notices'
import { useFormatter } from 'use-intl'
import { roleTexts } from '../roles/roles.texts.ts'
import { useSession } from '../stores.ts'
import { useTexts } from '../texts.tsx'
import { noticeTexts } from './notices.texts.ts'

/** Puts a notice into a sentence. */
export function useNoticeWords() {
  const say = useTexts(noticeTexts)
  const sayRole = useTexts(roleTexts)
  const format = useFormatter()
  const me = useSession(({ user }) => user?.user_id)
  return (notice: Notice): string => {
    const {
      kind,
      actor: { name: actor },
      people,
    } = notice
    const organisation = notice.organisation_name ?? ''
    const subject = notice.subject?.name ?? ''
    const whom = notice.subject === null || notice.subject.id === me ? 'you' : 'other'
    const roles = format.list(notice.roles.map((role) => sayRole(role)))
    const inPlace = { actor, subject, roles, organisation }
    const sentences: Readonly<Record<NoticeKind, () => string>> = {
      clinical_role_given: () => say('clinical_role_given', { ...inPlace, whom }),
      clinical_roles_imported: () =>
        say('clinical_roles_imported', { actor, people: people ?? 0, roles, organisation }),
      clinical_roles_by_group: () =>
        say('clinical_roles_by_group', { actor, people: people ?? 0, roles, organisation }),
      clinical_invitation_made: () => say('clinical_invitation_made', inPlace),
      clinical_credential_issued: () => say('clinical_credential_issued', inPlace),
      clinical_credential_changed: () => say('clinical_credential_changed', inPlace),
      clinical_credential_rotated: () => say('clinical_credential_rotated', inPlace),
      password_link_made: () => say('password_link_made', { actor, whom, subject }),
      account_reopened: () => say('account_reopened', { actor, whom, subject }),
      emergency_access_opened: () => say('emergency_access_opened', { actor, organisation }),
      emergency_access_ended: () =>
        say('emergency_access_ended', { actor, organisation, records: notice.records ?? 0 }),
      access_requested: () => say('access_requested', { actor, subject, organisation }),
      access_approved: () => say('access_approved', { actor, subject, organisation }),
      access_refused: () => say('access_refused', { actor, subject, organisation }),
      approval_changed: () => say('approval_changed', { actor, subject, organisation }),
      single_sign_on_changed: () => say('single_sign_on_changed', { actor, subject, organisation }),
      second_factor_reset: () => say('second_factor_reset', { actor, whom, subject }),
      signed_in_elsewhere: () => say('signed_in_elsewhere', { subject }),
      password_changed: () => say('password_changed'),
      password_reset: () => say('password_reset'),
      email_changed: () => say('email_changed', { actor, subject }),
      own_credential_issued: () => say('own_credential_issued', { subject, organisation }),
      identity_linked: () => say('identity_linked', { subject }),
      identity_unlinked: () => say('identity_unlinked', { subject }),
      second_factor_added: () => say('second_factor_added', { subject }),
      second_factor_removed: () => say('second_factor_removed', { subject }),
      invitation_not_sent: () => say('invitation_not_sent', { subject }),
      retention_changed: () => say('retention_changed', { actor, organisation }),
      legal_hold_placed: () => say('legal_hold_placed', { actor, organisation }),
      legal_hold_lifted: () => say('legal_hold_lifted', { actor, organisation }),
      erasure_finished: () => say('erasure_finished', { actor, organisation }),
      owner_changed: () => say('owner_changed', { actor, whom, subject, organisation }),
    }
    return sentences[kind]()
  }
}
