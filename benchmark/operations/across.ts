// Checks what must hold no matter which of two web processes receives a request.
import { setTimeout as wait } from 'node:timers/promises'
import { apiPrefix } from '@alta/contract/api'
import { ask, courseOf, createBenchOrganisation, signIn } from './calls.ts'
import type { RecordCheck } from './verdicts.ts'

interface Across {
  readonly a: string
  readonly b: string
  readonly check: RecordCheck
}

/** Resolves with the milliseconds until the stream ends, at most ten seconds. */
async function untilEnded(address: string, token: string, act: () => Promise<unknown>): Promise<number> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  const reading = (async () => {
    for await (const chunk of response.body ?? []) void chunk
  })().catch(() => undefined)
  await act()
  const began = Date.now()
  await Promise.race([reading, wait(10_000)])
  return Date.now() - began
}

async function rights({ a, b, check }: Across): Promise<void> {
  const organisation = await createBenchOrganisation(a, 1)
  const [person] = organisation.people
  if (!person) throw new Error('nobody')
  const seen = await ask('GET', '/auth/me', { url: b, token: person.token })
  check('a session opened at one process counts at the other', seen.status === 200, `${seen.status}`)
  const source = { text: courseOf(1) }
  const body = { organisation_id: organisation.organisation_id, source, report_strategy: 'extractive' }
  const key = crypto.randomUUID()
  const both = await Promise.all(
    [a, b, a, b].map((url) => ask('POST', '/discharge-reports', { url, token: person.token, body, key })),
  )
  const ids = new Set(both.map(({ json }) => json?.discharge_report_id))
  check(
    'one idempotency key sent to both at once makes one report',
    ids.size === 1 && both.every(({ status }) => status === 202),
    `${both.map(({ status }) => status).join(' ')}`,
  )
  const session = { title: 'Chat', organisation_id: organisation.organisation_id, rag_strategy: 'echo' }
  const { json: chat } = await ask('POST', '/chat-sessions', { url: a, token: person.token, body: session })
  const path = `/chat-sessions/${chat.chat_session_id}/documents/events`
  const revoke = () => ask('DELETE', `/role-assignments/${person.assignment}`, { url: a, token: organisation.admin })
  const ended = await untilEnded(`${b}${apiPrefix}${path}`, person.token, revoke)
  const after = await ask('GET', `/discharge-reports/${[...ids].join('')}`, { url: b, token: person.token })
  check(
    'a role taken at one is lost at the other with the next request',
    [403, 404].includes(after.status),
    `${after.status}`,
  )
  check('its stream there ends within seconds', ended < 5_000, `${(ended / 1000).toFixed(1)} s`)
  const [other] = (await createBenchOrganisation(b, 1)).people
  if (!other) throw new Error('nobody')
  await ask('POST', '/auth/logout', { url: a, token: other.token })
  const out = await ask('GET', '/auth/me', { url: b, token: other.token })
  check('who signs out at one is out at the other', out.status === 401, `${out.status}`)
}

/** Sends wrong passwords to the two processes alternately. */
async function tries({ a, b, check }: Across): Promise<void> {
  const [person] = (await createBenchOrganisation(a, 1)).people
  if (!person) throw new Error('nobody')
  const statuses: number[] = []
  for (let number = 0; number < 12; number += 1) {
    const body = { email: person.email, password: 'siete gatos azules' }
    statuses.push((await ask('POST', '/auth/login', { url: number % 2 ? a : b, token: null, body })).status)
  }
  const wrong = statuses.filter((status) => status === 401).length
  check(
    'wrong passwords count at both together',
    wrong === 10 && statuses.at(-1) === 429,
    `${wrong} tries, then ${statuses.at(-1)}`,
  )
}

const promised = 1200

async function rates({ a, b, check }: Across): Promise<void> {
  const organisation = await createBenchOrganisation(a, 1)
  const token = organisation.people[0]?.token ?? ''
  let [answered, refused] = [0, 0]
  const until = Date.now() + 30_000
  const client = async (url: string) => {
    while (refused < 10 && answered < 2 * promised && Date.now() < until) {
      const { status } = await ask('GET', '/auth/me', { url, token })
      if (status === 429) refused += 1
      else answered += 1
    }
  }
  await Promise.all([a, b, a, b].map(client))
  check(
    '1,200 requests a minute of one person count at both together',
    refused >= 10 && answered < promised * 1.25,
    `${answered} answered, then 429`,
  )
}

export async function checkAcross(across: Across): Promise<void> {
  await rights(across)
  await tries(across)
  await rates(across)
  // The limit on the refused person ends after a minute; other people were never limited.
  const again = await signIn(across.b, { email: 'admin@ward.example', password: 'deu tortugues al balco' }).catch(
    () => '',
  )
  across.check('others go on signing in', again !== '')
}
