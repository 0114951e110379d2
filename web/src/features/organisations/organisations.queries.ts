import * as assignments from '@alta/contract/assignments'
import * as organisations from '@alta/contract/organisations'
import * as users from '@alta/contract/users'
import { useRead, refresh } from '../../base/queries.ts'
import { fetchCurrentUser } from '../../base/session.ts'

export const useContents = (organisation_id: string) => useRead(organisations.contents, { params: { organisation_id } })

/** Reads again who holds which role, and the caller too. It fails quietly: the change has been made. */
export const refetchMembers = () => Promise.allSettled([refresh(assignments.list, users.list), fetchCurrentUser()])
