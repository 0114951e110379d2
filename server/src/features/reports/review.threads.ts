import type { Patient, Stay } from '@alta/contract/report'
import type { Head } from '@alta/contract/report-head'
import { sectionKeyField } from '@alta/contract/report'
import type { WrittenSection } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import * as z from 'zod/mini'
import type { WorkerBounds, WorkersOf, TaskOptions } from '#base/worker-pool'
import type { PrintedFile } from './printed-file.ts'
import type { SectionSentence } from './acceptances.store.ts'

/** A report as it is stored, with its texts as JSON: only the thread parses them. */
interface ReportToReview {
  readonly language: Language
  readonly generated: string
  /** Sections of the newest correction; null before the first. */
  readonly newest: string | null
}

interface CorrectionTask extends Omit<ReportToReview, 'newest'> {
  readonly source_text: string
  readonly base: string | null
  readonly written: readonly WrittenSection[]
}

interface SignatureDigestInput extends ReportToReview {
  readonly organisation_id: string
  readonly title: string
  readonly source_sha256: string
  readonly stay: Stay
  readonly patient: Patient | null
  readonly head: Head
}

export type ReviewThreadRequest =
  | { readonly correct: CorrectionTask }
  | { readonly copy: Omit<ReportToReview, 'newest'> }
  | { readonly digest: SignatureDigestInput }
  | { readonly sentence: SectionSentence; readonly sections: string }
  | { readonly print: PrintedFile }

const contentShape = z.object({
  sections: z.string(),
  edit_ratio: z.number(),
  edit_ratios: z.array(z.object({ key: sectionKeyField, edit_ratio: z.number() })),
})
const checked = z.object({
  ...contentShape.shape,
  changed: z.array(sectionKeyField),
  unreadable: z.array(sectionKeyField),
})
const digest = z.object({ digest: z.string() })
const standing = z.object({ stands: z.boolean() })
const printed = z.object({ bytes: z.instanceof(Uint8Array) })
export type ReviewThreadReply =
  | (z.infer<typeof contentShape> & {
      readonly changed: readonly SectionKey[]
      readonly unreadable: readonly SectionKey[]
    })
  | z.infer<typeof contentShape>
  | z.infer<typeof digest>
  | z.infer<typeof standing>
  | { readonly bytes: Uint8Array }

/** The work of a review with the texts of a report. Everything rejects as `Workers` states. */
export interface ReviewWork {
  /** Checks what a person wrote against the source. */
  readonly correct: (options: TaskOptions, correcting: CorrectionTask) => Promise<z.infer<typeof checked>>
  /** The generated version in the form of a correction. */
  readonly copy: (options: TaskOptions, report: Omit<ReportToReview, 'newest'>) => Promise<z.infer<typeof contentShape>>
  /** The content that a signature of the newest version covers. */
  readonly digest: (options: TaskOptions, signing: SignatureDigestInput) => Promise<string>
  /** Whether this is a sentence of these sections, word for word. */
  readonly stands: (options: TaskOptions, sections: string, sentence: SectionSentence) => Promise<boolean>
  readonly print: (options: TaskOptions, file: PrintedFile) => Promise<Uint8Array>
}

export function reviewThreads(workersOf: WorkersOf, bounds: WorkerBounds): ReviewWork {
  const script = new URL('./review.worker.ts', import.meta.url)
  const { run } = workersOf({ ...bounds, script, asked_by: 'requests' })
  const ask = (options: TaskOptions, message: ReviewThreadRequest) => run({ ...options, message })
  return {
    correct: async (options, correcting) => z.parse(checked, await ask(options, { correct: correcting })),
    copy: async (options, report) => z.parse(contentShape, await ask(options, { copy: report })),
    digest: async (options, signing) => z.parse(digest, await ask(options, { digest: signing })).digest,
    stands: async (options, sections, sentence) => z.parse(standing, await ask(options, { sections, sentence })).stands,
    print: async (options, file) => z.parse(printed, await ask(options, { print: file })).bytes,
  }
}
