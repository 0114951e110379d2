import * as emergency from '@alta/contract/emergency-access'
import type { EndpointResponse, EndpointRequest } from '@alta/contract/endpoint'
import { call } from '../api.ts'
import { queryClient, useRead, refresh } from '../queries.ts'
import { keyOf } from '../query-key.ts'
import { useSession } from '../stores.ts'

export type OpenEmergencyAccess = NonNullable<EndpointResponse<typeof emergency.current>['emergency_access']>

/** While an access is open, its remaining time is read again after this many milliseconds. */
const every = 15_000
const currentKey = keyOf(emergency.current, {})

/** The emergency access that this session has open. Only the sessions of people who may open one ask for it. */
export function useOpenEmergencyAccess() {
  const enabled = useSession(({ systemPermissions }) => systemPermissions.includes('emergency_access:open'))
  const { data } = useRead(
    emergency.current,
    {},
    { enabled, refetchInterval: (answer) => (answer?.emergency_access ? every : false) },
  )
  return { enabled, open: enabled ? data?.emergency_access : null }
}

/** Reads everything again, because the permissions have changed. */
const askAgain = () => void queryClient.invalidateQueries()

/** Removes the data that was read from the memory of the page. Data in sight is requested again, and refused. */
export const forgetReadings = () =>
  queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentKey[0] })

/** Throws Problem. */
export async function openEmergencyAccess(sent: EndpointRequest<typeof emergency.open>): Promise<void> {
  await call(emergency.open, sent)
  askAgain()
}

/** Throws Problem. */
export async function endEmergencyAccess(params: EndpointRequest<typeof emergency.end>['params']): Promise<void> {
  try {
    await call(emergency.end, { params })
  } finally {
    askAgain()
  }
}

/** Throws Problem. */
export async function configureEmergencyAccess(sent: EndpointRequest<typeof emergency.configure>): Promise<void> {
  try {
    await call(emergency.configure, sent)
  } finally {
    void refresh(emergency.list)
  }
}
