import Stack from '@mui/material/Stack'
import type { Organisation } from '@alta/contract/organisations'
import { AddMember } from './add-member.tsx'
import { MemberList } from './member-list.tsx'

/** Who works in the organisation, and the ways to bring somebody in. */
export function MemberTab({ organisation }: { organisation: Organisation }) {
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <AddMember organisation={organisation} />
      </Stack>
      <MemberList organisation={organisation} />
    </Stack>
  )
}
