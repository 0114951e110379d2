import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import * as invitations from '@alta/contract/invitations'
import type { Organisation } from '@alta/contract/organisations'
import { useRead } from '../../../base/queries.ts'
import { useTexts } from '../../../base/texts.tsx'
import { TextLink } from '../../../base/ui/links.tsx'
import { AddMember } from './add-member.tsx'
import { MemberList } from './member-list.tsx'
import { memberTexts } from './members.texts.ts'

/** Who works in the organisation, who is invited, and the ways to bring somebody in. */
export function MemberTab({ organisation }: { organisation: Organisation }) {
  const say = useTexts(memberTexts)
  const { organisation_id } = organisation
  const { data } = useRead(invitations.list, { query: { organisation_id, limit: '1', count: 'true' } })
  const invited = data?.total ?? 0
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, minHeight: 30 }}>
        <Box sx={{ flex: 1, typography: 'body2' }}>
          {invited > 0 && (
            <TextLink to="/users" search={{ tab: 'invitations' }}>
              {say('invited', { count: invited })}
            </TextLink>
          )}
        </Box>
        <AddMember organisation={organisation} />
      </Stack>
      <MemberList organisation={organisation} />
    </Stack>
  )
}
