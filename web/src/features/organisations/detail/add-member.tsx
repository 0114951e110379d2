import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { Organisation } from '@alta/contract/organisations'
import { Suspense, useState } from 'react'
import { InviteDialog } from '../../invitations/dialogs.ts'
import { RoleDialog } from '../../roles/dialogs.ts'
import { isOneOf, orNull } from '../../../base/shapes.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useRestorableState } from '../../../base/typed.ts'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { memberTexts } from './members.texts.ts'

const ActionMenu = onDemand(async () => (await import('../../../base/ui/grid/action-menu.tsx')).ActionMenu)

const ways = ['known', 'invited'] as const
type AddMemberMethod = (typeof ways)[number]

/** Brings somebody into the organisation: a person one sees already, or whoever opens the link of an invitation. */
export function AddMember({ organisation }: { organisation: Organisation }) {
  const say = useTexts(memberTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [way, setWay] = useRestorableState<AddMemberMethod | null>(
    `adds to ${organisation.organisation_id}`,
    orNull(isOneOf(ways)),
    null,
  )
  const close = () => setWay(null)
  if (!organisation.permissions.includes('members:write')) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Add />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {say('add')}
      </Button>
      <Suspense>
        {anchor && (
          <ActionMenu
            anchor={anchor}
            label={say('add')}
            actions={[
              { label: say('add_known'), act: () => setWay('known') },
              { label: say('add_invited'), act: () => setWay('invited') },
            ]}
            onClose={() => setAnchor(null)}
          />
        )}
        {way === 'known' && <RoleDialog organisation={organisation} onClose={close} />}
        {way === 'invited' && <InviteDialog organisation={organisation} onClose={close} />}
      </Suspense>
    </>
  )
}
