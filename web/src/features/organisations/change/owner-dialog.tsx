import type { Organisation } from '@alta/contract/organisations'
import { refreshOrganisation, updateOrganisation } from '../../../base/organisations/organisation-store.ts'
import { useSession } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { refetchMembers } from '../organisations.queries.ts'
import { editTexts, ownerTexts } from './change.texts.ts'

interface OwnerDialogProps {
  readonly organisation: Organisation
  readonly successor: { readonly user_id: string; readonly name: string }
  readonly onClose: () => void
}

/** Hands the organisation to another owner, and says what becomes of the present one. */
export function OwnerDialog({ organisation, successor, onClose }: OwnerDialogProps) {
  const say = useTexts(ownerTexts)
  const sayEdit = useTexts(editTexts)
  const toast = useToast()
  const me = useSession(({ user }) => user?.user_id)
  const { organisation_id, name, owner, revision } = organisation
  const handOver = async () => {
    const outcome = await updateOrganisation(organisation_id, { owner_id: successor.user_id, revision })
    if (!outcome.success) {
      // The second confirmation refers to the newer record.
      if (outcome.error.code === 'stale-revision') await refreshOrganisation(organisation_id)
      throw outcome.error
    }
    void refetchMembers()
    toast({ message: say('made', { name: successor.name }) })
    onClose()
  }
  const before = owner === null ? say('nobody') : say('gives_up', { owner: owner.name })
  return (
    <ConfirmDialog
      title={say('title', { name: successor.name, organisation: name })}
      text={owner !== null && owner.user_id === me ? say('you_give_up') : before}
      keep={say('keep')}
      destroy={say('make')}
      onConfirm={handOver}
      failed={sayEdit('failed')}
      onClose={onClose}
    />
  )
}
