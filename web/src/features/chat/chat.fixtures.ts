import type { RagStrategy } from '@alta/contract/chat'
import { requestAs } from '../../test-app.tsx'

const note = [
  'CURSO CLÍNICO',
  '',
  '14/01/2025 URGENCIAS',
  'Alergias: penicilina (exantema en 2010).',
  'Se pauta levofloxacina 500 mg cada 24 horas por la alergia referida.',
  'Dolor en la rodilla derecha.',
  '',
  '16/01/2025 NEUMOLOGÍA',
  'Oxígeno domiciliario a 1,5 litros por minuto, 16 horas al día.',
].join('\n')

export async function addDocument(chat: string, filename: string, text: string) {
  const bytes = new TextEncoder().encode(text)
  const body = { filename, media_type: 'text/plain', bytes: bytes.length }
  const { document_id } = await requestAs('clinician', `/chat-sessions/${chat}/documents`, { method: 'POST', body })
  const path = `/chat-sessions/${chat}/documents/${document_id}`
  await requestAs('clinician', `${path}/content`, { method: 'PUT', bytes })
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await requestAs('clinician', path)).state === 'ready') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${filename} is not ready.`)
}

interface TestChatOptions {
  readonly title: string
  readonly rag_strategy?: RagStrategy
  /** An organisation in which the clinician works; by default that of the demonstration. */
  readonly organisation_id?: string
  /** Whether the chat gets a note that questions can be asked about. */
  readonly withNote?: boolean
}

/** For tests: creates a chat of the demonstration's clinician, for one test only. */
export async function createTestChat({ title, rag_strategy = 'rag', withNote = false, ...where }: TestChatOptions) {
  const { items } = await requestAs('clinician', '/organisations?permission=chat_sessions:create&q=Hospital%20General')
  const body = { title, organisation_id: where.organisation_id ?? items[0].organisation_id, rag_strategy }
  const created = await requestAs('clinician', '/chat-sessions', { method: 'POST', body })
  const id: string = created.chat_session_id
  if (withNote) await addDocument(id, 'Curso de enero.txt', note)
  return { id, path: `/rag-chat/${id}` }
}
