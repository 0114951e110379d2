import Shield from '@mui/icons-material/ShieldOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import * as emergency from '@alta/contract/emergency-access'
import type { Organisation } from '@alta/contract/organisations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../base/api.ts'
import { keyOf } from '../../../base/query-key.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { AccessList } from './access-list.tsx'
import { emergencyTexts } from './emergency.texts.ts'
import { SettingPanel } from './setting-panel.tsx'

/** While one is open, how much is read in it is asked again so often, in milliseconds. */
const every = 15_000
const limit = '20'

const useEmergencyAccesses = (organisation_id: string) =>
  useInfiniteQuery({
    queryKey: keyOf(emergency.list, { organisation_id }),
    queryFn: ({ pageParam, signal }) =>
      call(
        emergency.list,
        { params: { organisation_id }, query: { limit, ...(pageParam !== '' && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ ended_at }) => ended_at === null)) ? every : false,
  })

/** Whether the organisation allows emergency access, and every one there was. */
export function EmergencyTab({ organisation }: { organisation: Organisation }) {
  const say = useTexts(emergencyTexts)
  const read = useEmergencyAccesses(organisation.organisation_id)
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = read
  const accesses = data?.pages.flatMap(({ items }) => items) ?? []
  const setting = data?.pages[0]?.emergency_access
  if (error !== null && !data)
    return <ProblemAlert error={error} message={say('list_failed')} onRetry={() => void refetch()} />
  if (setting === undefined) return <Waiting height={240} />
  return (
    <Stack sx={{ gap: 2 }}>
      <SettingPanel organisation={organisation} setting={setting} />
      <Panel flush title={say('title')} sub={say('sub')}>
        {accesses.length === 0 ? (
          <Empty icon={<Shield />} title={say('empty_title')} text={say('empty_text')} />
        ) : (
          <AccessList organisation={organisation} accesses={accesses} />
        )}
        {hasNextPage && (
          <Box sx={{ px: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
            <Button size="small" color="inherit" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {say('older')}
            </Button>
          </Box>
        )}
      </Panel>
    </Stack>
  )
}
