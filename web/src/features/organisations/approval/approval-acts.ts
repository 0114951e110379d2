import * as requests from '@alta/contract/access-requests'
import type { AccessRequest } from '@alta/contract/access-requests'
import type { EndpointRequest } from '@alta/contract/endpoint'
import * as notices from '@alta/contract/notices'
import * as organisations from '@alta/contract/organisations'
import type { Organisation } from '@alta/contract/organisations'
import { useFormatter } from 'use-intl'
import { call } from '../../../base/api.ts'
import { refresh } from '../../../base/queries.ts'
import { roleTexts } from '../../../base/roles/roles.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { approvalTexts } from './approval.texts.ts'

const readAgain = () => refresh(requests.list, notices.list, organisations.read, organisations.list)

const paramsOf = ({ organisation_id, access_request_id }: AccessRequest) => ({ organisation_id, access_request_id })

type AccessRequestDecision = EndpointRequest<typeof requests.decide>['body']

/** Approves or refuses. Throws Problem. */
export async function decide(request: AccessRequest, body: AccessRequestDecision): Promise<void> {
  try {
    await call(requests.decide, { params: paramsOf(request), body })
  } finally {
    await readAgain()
  }
}

export async function withdraw(request: AccessRequest): Promise<void> {
  try {
    await call(requests.withdraw, { params: paramsOf(request) })
  } finally {
    await readAgain()
  }
}

/** Asks for a second person, or no longer. Throws Problem: to ask no longer takes a second person itself. */
export async function changeApproval(
  { organisation_id }: Organisation,
  to: Organisation['clinical_access_approval'],
  input: { reason?: string },
): Promise<void> {
  try {
    const body = { clinical_access_approval: to, ...input }
    await call(organisations.update, { params: { organisation_id }, body })
  } finally {
    await readAgain()
  }
}

/** Says what somebody asks for. */
export function useRequestWords() {
  const say = useTexts(approvalTexts)
  const sayRole = useTexts(roleTexts)
  const format = useFormatter()
  return ({ kind, subject_name: subject, roles }: AccessRequest): string => {
    const words = { subject, roles: format.list(roles.map((role) => sayRole(role))) }
    const sentences: Readonly<Record<AccessRequest['kind'], () => string>> = {
      role: () => say('role', words),
      import: () => say('import', words),
      credential: () => say('credential', words),
      password_link: () => say('password_link', { subject }),
      account: () => say('account', { subject }),
      single_sign_on: () => say('single_sign_on'),
      no_approval: () => say('no_approval'),
      erasure: () => say('erasure', { count: Number(subject) }),
    }
    return sentences[kind]()
  }
}
