import type { ServiceCredential } from '@alta/contract/credentials'
import type { Notice } from '@alta/contract/notices'
import type { ReportSummary } from '@alta/contract/reports'
import { expect, test } from 'vitest'
import { notificationsOf } from './notifications.ts'

const credential = (
  name: string,
  days_remaining: number,
  more: Partial<ServiceCredential> = {},
): ServiceCredential => ({
  service_credential_id: name,
  organisation_id: 'o',
  name,
  prefix: 'alta_',
  issued_at: '2026-01-01T00:00:00Z',
  issued_by: null,
  reason: null,
  expires_at: `2026-12-${String(days_remaining + 1).padStart(2, '0')}T00:00:00Z`,
  days_remaining,
  expired: false,
  revoked_at: null,
  last_used_at: null,
  last_used_address: null,
  retiring_until: null,
  role_assignments: [],
  ...more,
})

const report = (title: string, status: ReportSummary['status'], created_at: string): ReportSummary => ({
  discharge_report_id: title,
  organisation_id: 'o',
  organisation_name: 'Hospital',
  title,
  patient_name: null,
  record_number: null,
  birth_date: null,
  admission_date: null,
  discharge_date: null,
  service: null,
  created_at,
  generated_by: { user_id: 'u', service_credential_id: null, name: 'Nuria' },
  status,
  progress: { done: 18, total: 18 },
  generation_seconds: null,
  strategy: { key: 'extractive', engine: 'alta', version: '1' },
  language: 'es',
  problem: null,
  decisions: 0,
  unused_count: 0,
  review_state: 'draft',
  ever_signed: false,
  put_away: null,
  annulled: null,
  ratings: { count: 0, mean: null },
})

const namedIn = (known: Partial<Parameters<typeof notificationsOf>[0]>) =>
  notificationsOf({ notices: [], reports: [], credentials: [], ...known }).map(
    (one) => `${one.kind === 'notice' ? one.notice.actor.name : one.name} ${one.kind}`,
  )

const notice = (name: string): Notice => ({
  notice_id: name,
  kind: 'password_link_made',
  organisation_id: null,
  organisation_name: null,
  actor: { user_id: 'u', name },
  subject: null,
  roles: [],
  people: null,
  records: null,
  reason: 'Lost the password on the ward',
  made_at: '2026-11-20T00:00:00Z',
  read_at: null,
})

test('notices come before everything else', () => {
  const names = namedIn({
    notices: [notice('Iratxe')],
    reports: [report('old', 'ready', '2026-11-18T00:00:00Z')],
    credentials: [credential('d', 3)],
  })
  expect(names).toEqual(['Iratxe notice', 'd credential_urgent', 'old report_ready'])
})

test('a credential causes a notification from 14 days before it expires, urgent from 3', () => {
  const names = namedIn({
    credentials: [credential('a', 15), credential('b', 14), credential('c', 4), credential('d', 3)],
  })
  expect(names).toEqual(['d credential_urgent', 'c credential_soon', 'b credential_soon'])
})

test('an expired or revoked credential causes no notification', () => {
  const gone = [
    credential('expired', 0, { expired: true }),
    credential('revoked', 2, { revoked_at: '2026-11-01T00:00:00Z' }),
  ]
  expect(namedIn({ credentials: gone })).toEqual([])
})

test('finished reports cause notifications, the newest first', () => {
  const names = namedIn({
    reports: [
      report('old', 'ready', '2026-11-18T00:00:00Z'),
      report('running', 'running', '2026-11-20T00:00:00Z'),
      report('cancelled', 'cancelled', '2026-11-20T00:00:00Z'),
      report('failed', 'failed', '2026-11-19T00:00:00Z'),
    ],
  })
  expect(names).toEqual(['failed report_failed', 'old report_ready'])
})
