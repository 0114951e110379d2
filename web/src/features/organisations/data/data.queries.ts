import type { EndpointRequest } from '@alta/contract/endpoint'
import * as erasures from '@alta/contract/erasures'
import * as holds from '@alta/contract/legal-holds'
import * as retention from '@alta/contract/retention'
import * as requests from '@alta/contract/access-requests'
import { call, fetchFile } from '../../../base/api.ts'
import { download } from '../../../base/download.ts'
import { refresh } from '../../../base/queries.ts'

/** Throws Problem. */
export async function changeRetention(sent: EndpointRequest<typeof retention.change>): Promise<retention.Retention> {
  try {
    return await call(retention.change, sent)
  } finally {
    await refresh(retention.read)
  }
}

/** Throws Problem. */
export async function withdrawRetention(organisation_id: string): Promise<void> {
  try {
    await call(retention.withdraw, { params: { organisation_id } })
  } finally {
    await refresh(retention.read)
  }
}

/** Throws Problem. */
export async function placeHold(sent: EndpointRequest<typeof holds.place>): Promise<void> {
  await call(holds.place, sent)
  await refresh(holds.list)
}

/** Throws Problem. */
export async function liftHold(sent: EndpointRequest<typeof holds.lift>): Promise<void> {
  try {
    await call(holds.lift, sent)
  } finally {
    await refresh(holds.list)
  }
}

/** Throws Problem. */
export async function askForErasure(sent: EndpointRequest<typeof erasures.create>): Promise<void> {
  await call(erasures.create, sent)
  await refresh(erasures.list, requests.list)
}

/** Throws Problem: `approval-required` until a second person approved. */
export async function beginErasure(params: EndpointRequest<typeof erasures.begin>['params']): Promise<void> {
  try {
    await call(erasures.begin, { params })
  } finally {
    await refresh(erasures.list, requests.list)
  }
}

/** Throws Problem. */
export async function fetchProtocol(
  params: EndpointRequest<typeof erasures.protocol>['params'],
  format: 'json' | 'text',
): Promise<void> {
  const { bytes, filename } = await fetchFile(erasures.protocol, { params, query: { format } })
  download(bytes, filename ?? 'erasure')
}
