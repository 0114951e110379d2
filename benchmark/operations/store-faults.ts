// Faults of the object store: it is unreachable, does not answer, is full, or refuses access.
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './calls.ts'
import { type FaultScenario, type FaultHarness, seenIn } from './fault-harness.ts'
import type { StoreState } from './object-store.ts'
import type { RecordCheck } from './verdicts.ts'

const text = 'Evolución: afebril desde el ingreso. Se inicia clindamicina 600 mg cada 8 horas.\n'.repeat(20)

/** Announces a document; returns its path and a function that uploads its content, which may be called again. */
async function announceDocument({ url, token, organisation }: FaultHarness) {
  const session = { title: 'Chat', organisation_id: organisation.organisation_id, rag_strategy: 'rag' }
  const { json: chat } = await ask('POST', '/chat-sessions', { url, token, body: session })
  const documents = `/chat-sessions/${chat.chat_session_id}/documents`
  const file = { filename: 'curso.txt', media_type: 'text/plain', bytes: Buffer.byteLength(text) }
  const { json } = await ask('POST', documents, { url, token, body: file })
  const path = `${documents}/${json.document_id}`
  const headers = { 'content-type': 'text/plain' }
  return { path, send: () => ask('PUT', `${path}/content`, { url, token, raw: text, headers }) }
}

async function untilReady({ url, token }: FaultHarness, path: string): Promise<string> {
  for (let looks = 0; looks < 480; looks += 1) {
    const { json } = await ask('GET', path, { url, token })
    if (json?.state === 'ready' || json?.state === 'error') return String(json.state)
    await wait(250)
  }
  return 'never'
}

const stateNames: Readonly<Record<Exclude<StoreState, 'there'>, string>> = {
  away: 'away',
  slow: 'silent',
  full: 'full',
  closed: 'closed to us',
}

const fault = (check: RecordCheck, state: Exclude<StoreState, 'there'>): FaultScenario => ({
  name: `the object store is ${stateNames[state]}`,
  happen: async (faulted) => {
    const { url, store } = faulted
    const uploaded = await announceDocument(faulted)
    await uploaded.send()
    const refused = await announceDocument(faulted)
    store.become(state)
    const sent = await refused.send()
    const { wrong } = seenIn([sent])
    check(
      '  a file is refused with a 503 and Retry-After',
      sent.status === 503 && wrong.length === 0,
      `${sent.status} ${sent.code} ${sent.retry_after}`,
    )
    const ready = await fetch(`${url}/readyz`)
    const seen = await faulted.whileUsed(() => wait(3_000))
    check(
      '  all that needs no file goes on',
      ready.ok && seen.wrong.length === 0 && seen.unavailable === 0,
      `readyz ${ready.status} ${await ready.text()}`,
    )
    store.become('there')
    const again = await refused.send()
    check('  the file may be sent again', again.status === 202, `${again.status} ${again.code}`)
    const states = [await untilReady(faulted, uploaded.path), await untilReady(faulted, refused.path)]
    check(
      '  documents that were to be read meanwhile are',
      states.every((one) => one === 'ready'),
      states.join(' '),
    )
  },
})

export const storeFaults = (check: RecordCheck): readonly FaultScenario[] =>
  (['away', 'slow', 'full', 'closed'] as const).map((state) => fault(check, state))
