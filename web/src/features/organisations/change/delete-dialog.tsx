import Typography from '@mui/material/Typography'
import type { Organisation } from '@alta/contract/organisations'
import { Problem } from '@alta/contract/problems'
import { deleteOrganisation } from '../../../base/organisations/organisation-store.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { refetchMembers, useContents } from '../organisations.queries.ts'
import { deleteTexts } from './change.texts.ts'

const kinds = ['discharge_reports', 'members', 'service_credentials', 'invitations'] as const

interface DeleteOrganisationDialogProps {
  readonly organisation: Organisation
  readonly onClose: () => void
  /** Leaves the organisation's own page, when that is where one is, before it is forgotten. */
  readonly onLeave?: () => Promise<void>
}

/** Names what a deletion takes with it, and asks for the organisation's name. */
export function DeleteOrganisationDialog({ organisation, onClose, onLeave }: DeleteOrganisationDialogProps) {
  const say = useTexts(deleteTexts)
  const toast = useToast()
  const { organisation_id, name } = organisation
  const { data, error, refetch } = useContents(organisation_id)
  const goes = kinds.flatMap((kind) => {
    const count = data?.[kind] ?? 0
    return count === 0 ? [] : [say(kind, { count })]
  })
  const destroy = async () => {
    if (!data) throw error ?? new Problem('not-ready')
    const outcome = await deleteOrganisation(organisation_id, onLeave)
    if (!outcome.success) throw outcome.error
    // The roles in the organisation are deleted too. They may include the caller's own, on which the badge depends.
    void refetchMembers()
    toast({ message: say('deleted', { name }) })
    onClose()
  }
  return (
    <ConfirmDialog
      title={say('title', { name })}
      {...(data && { text: say(goes.length > 0 ? 'takes' : 'takes_nothing') })}
      goes={goes}
      keep={say('keep')}
      destroy={say('destroy')}
      name={name}
      onConfirm={destroy}
      failed={say('failed')}
      onClose={onClose}
    >
      {!data &&
        (error ? (
          <ProblemAlert error={error} message={say('not_counted')} onRetry={() => void refetch()} />
        ) : (
          <Typography component="output" sx={{ color: 'text.secondary' }}>
            {say('counting')}
          </Typography>
        ))}
    </ConfirmDialog>
  )
}
