import { parentPort } from 'node:worker_threads'
import { reportItem, type ReportSection } from '@alta/contract/report'
import type { CorrectedSection } from '@alta/contract/review'
import * as z from 'zod/mini'
import { checkCorrection } from './correction.ts'
import { printedFile } from './printed-file.ts'
import { asWritten, digestOf, editRatioOf, containsSentence } from './review.rules.ts'
import type { ReviewThreadRequest, ReviewThreadReply } from './review.threads.ts'

const sectionsIn = (json: string): ReportSection[] => JSON.parse(json)
const correctedIn = (json: string): CorrectedSection[] => JSON.parse(json)
const items = z.array(reportItem)

/**
 * The JSON as it is stored and answered: members in the contract's order, and nothing that the contract does not name.
 */
const contentOf = (sections: readonly CorrectedSection[], edit_ratio: number) => ({
  sections: JSON.stringify(
    sections.map((section) => ({
      key: section.key,
      markdown: section.markdown,
      items: z.parse(items, section.items),
      edit_ratio: section.edit_ratio,
    })),
  ),
  edit_ratio,
  edit_ratios: sections.flatMap((section) =>
    section.edit_ratio > 0 ? [{ key: section.key, edit_ratio: section.edit_ratio }] : [],
  ),
})

async function reply(request: ReviewThreadRequest): Promise<ReviewThreadReply> {
  if ('correct' in request) {
    const { generated, base, ...input } = request.correct
    const found = checkCorrection({
      ...input,
      generated: sectionsIn(generated),
      base: base === null ? null : correctedIn(base),
    })
    const { changed, unreadable } = found
    return { changed, unreadable, ...contentOf(found.sections, found.edit_ratio) }
  }
  if ('copy' in request) {
    const generated = sectionsIn(request.copy.generated)
    const sections = asWritten(generated, request.copy.language)
    return contentOf(sections, editRatioOf(sections, generated))
  }
  if ('digest' in request) {
    const { generated, language, newest, ...signable } = request.digest
    const sections = newest === null ? asWritten(sectionsIn(generated), language) : correctedIn(newest)
    return { digest: digestOf({ ...signable, language }, sections) }
  }
  if ('sentence' in request) return { stands: containsSentence(sectionsIn(request.sections), request.sentence) }
  const bytes = await printedFile(request.print)
  return { bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes }
}

parentPort?.on('message', async (request: ReviewThreadRequest) => {
  const answer = await reply(request)
  const isOwn = 'bytes' in answer && answer.bytes.buffer instanceof ArrayBuffer
  parentPort?.postMessage(answer, isOwn ? [answer.bytes.buffer] : [])
})
