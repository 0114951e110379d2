// What reads and writes markdown, with the library behind it: fetched as one, see `words-part.ts`.
export { insertFact } from './insert-fact.ts'
export { withoutSentence } from './without-sentence.ts'
export { carries, newestMarkdown } from './written.ts'
export { principalWritten } from '@alta/clinical/document/principal-diagnosis'
