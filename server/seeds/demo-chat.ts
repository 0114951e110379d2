import type { Trx } from '../src/base/database.ts'
import { readFileSync } from 'node:fs'
import { answerQuestion } from '@alta/clinical/search/answer'
import { questionLanguage } from '@alta/clinical/search/question-topics'
import { identitiesOf } from '@alta/clinical/identity/identities'
import { chunksOf } from '@alta/clinical/search/chunk'
import { indexTexts } from '@alta/clinical/search/index-texts'
import { formatAnswer } from '@alta/clinical/search/format-answer'
import { documentMediaTypes } from '@alta/contract/document-kinds'
import { limits } from '@alta/contract/limits'
import { readDocument } from '#base/document-file/read-document'
import { newId } from '#base/ids'
import type { Services } from '#base/services'
import { documentFile } from '#base/storage/delete-files'
import type { SessionKey } from '../src/features/chat/attached.store.ts'
import { changeSession, insertSession } from '../src/features/chat/chat.store.ts'
import { citedAnswer } from '../src/features/chat/check-citations.rules.ts'
import { insertQuestion, transitionMessage } from '../src/features/chat/messages.store.ts'
import { readCited } from '../src/features/chat/texts.store.ts'
import { insertDocument, saveText } from '../src/features/documents/documents.store.ts'
import type { SeededAccounts } from './demo-reports.ts'

const title = 'Alergias y lorazepam'
const filename = 'Curso clínico 11-11-2023.txt'
const questions = ['¿Qué alergias tiene la paciente?', '¿Por qué se suspendió el lorazepam?']
const day_ms = 24 * 60 * 60 * 1000
const minute_ms = 60 * 1000

interface Seeding extends Pick<Services, 'clock' | 'files'> {
  readonly db: Trx
}

/** An invented course as the chat's document, read as an upload is. */
async function seedDocument({ db, files }: Seeding, key: SessionKey, created_at: Date) {
  const bytes = readFileSync(new URL('../../clinical/cases/es-02.txt', import.meta.url))
  const read = await readDocument({ kind: 'txt', bytes, characters_max: limits.document_characters_max }, () => {})
  if (typeof read === 'string') throw new Error(`The demonstration's document could not be read: ${read}.`)
  const { text } = read
  const document_id = newId(created_at)
  await files.put(documentFile({ ...key, document_id }), bytes)
  await insertDocument(db, {
    ...key,
    document_id,
    filename,
    media_type: documentMediaTypes.txt,
    bytes: bytes.byteLength,
    state: 'ready',
    words: text.match(/\S+/g)?.length ?? 0,
    created_at,
  })
  const chunks = chunksOf({ id: document_id, title: filename, text })
  const of = { ...key, source_id: document_id, document_id, discharge_report_id: null, revision: 0 }
  const identities = JSON.stringify(identitiesOf(text))
  await saveText(db, { ...of, title: filename, text, page_starts: '[]', chunks: JSON.stringify(chunks), identities })
  return { id: document_id, title: filename, text, chunks }
}

/** One chat of the clinician about an invented course, its questions answered by the search itself, the day before. */
export async function seedDemoChat(seeding: Seeding, { people, organisations }: SeededAccounts): Promise<void> {
  const { db, clock } = seeding
  const began = new Date(clock.now().getTime() - day_ms)
  const key = { organisation_id: organisations[0] ?? '', chat_session_id: newId(began) }
  const author = { created_by: people.get('clinician@demo.example') ?? null, created_by_credential: null }
  await insertSession(db, { ...key, ...author, title, rag_strategy: 'rag', created_at: began })
  const document = await seedDocument(seeding, key, began)
  const index = indexTexts([document], new Map([[document.id, document.chunks]]))
  const texts = await readCited(db, key, [{ source_id: document.id, revision: 0 }])
  for (const [place, question] of questions.entries()) {
    const now = new Date(began.getTime() + (place + 1) * minute_ms)
    const written = await insertQuestion(db, key, { content: question, rag_strategy: 'rag', now })
    if (!written) throw new Error('Two answers at once.')
    const answer = answerQuestion(index, { question, earlier: questions.slice(0, place) })
    const formatted = formatAnswer(answer, index, questionLanguage(question, 'es'))
    const { content, citations, grounding } = citedAnswer({ grounding: answer.grounding, formatted }, texts)
    await transitionMessage(
      db,
      { ...key, message_id: written.assistant_message.message_id, from: ['streaming'] },
      { status: 'complete', content, citations: JSON.stringify(citations), grounding },
    )
    await changeSession(db, key, { updated_at: now })
  }
}
