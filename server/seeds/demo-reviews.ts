import type { GeneratedReport } from '@alta/contract/report'
import type { CorrectedSection, RatingLevel } from '@alta/contract/review'
import type { SectionKey } from '@alta/contract/sections'
import type { Services } from '#base/services'
import { checkCorrection } from '../src/features/reports/correction.ts'
import { saveDraft } from '../src/features/reports/drafts.store.ts'
import { saveRating } from '../src/features/reports/ratings.store.ts'
import type { ReportKey } from '../src/features/reports/reports.store.ts'
import { asWritten, digestOf } from '../src/features/reports/review.rules.ts'
import { insertCorrection, insertSignature } from '../src/features/reports/review.store.ts'
import { findUser } from '../src/features/users/users.store.ts'

interface DemoReview {
  /** Who corrects and signs. */
  readonly email: string
  readonly ratings: Readonly<Record<string, RatingLevel>>
  /** How many of the facts left out are put in, each in its section, and which sections lose their last line. */
  readonly inserted?: number
  readonly shortened?: readonly SectionKey[]
  /** What is written at the end of a section. */
  readonly added?: Readonly<Partial<Record<SectionKey, string>>>
  /** What another person began to write upon the generated version and did not save: the correction came first. */
  readonly unsaved?: { readonly email: string; readonly added: Readonly<Partial<Record<SectionKey, string>>> }
  /** Minutes from ready to signed. */
  readonly signed_after?: number
}

/**
 * By course. One report stays untouched, two are corrected and not yet signed (one of them says what the course does not),
 * and one was corrected by somebody else while its clinician wrote.
 */
const demoReviews: Readonly<Record<string, DemoReview>> = {
  'es-01': {
    email: 'clinician@demo.example',
    ratings: { 'clinician@demo.example': 'good', 'reader@demo.example': 'excellent' },
    inserted: 2,
    shortened: ['current_disease'],
    signed_after: 14,
  },
  'ca-01': {
    email: 'clinician@demo.example',
    ratings: { 'clinician@demo.example': 'fair' },
    inserted: 3,
    shortened: ['phisical_exam_urgency', 'evolution'],
  },
  'en-01': {
    email: 'clinician@demo.example',
    ratings: { 'clinician@demo.example': 'excellent', 'reader@demo.example': 'good' },
    signed_after: 6,
  },
  'later/es-23': {
    // The guest helped out on the ward then, and has no role any more.
    email: 'guest@demo.example',
    ratings: {},
    added: { extra_comments: 'Control de tensión arterial y función renal en su centro de salud en una semana.' },
    unsaved: {
      email: 'clinician@demo.example',
      added: { extra_comments: 'Cita en consulta de Ictus en un mes; la familia conoce los signos de alarma.' },
    },
  },
  'later/en-22': {
    email: 'clinician@demo.example',
    ratings: {},
    added: { extra_comments: 'Outpatient colonoscopy is booked for 14 July.' },
  },
  'ca-02': {
    email: 'other@demo.example',
    ratings: { 'other@demo.example': 'good' },
    inserted: 1,
    signed_after: 9,
  },
}

interface GeneratedDemoReport {
  readonly key: ReportKey
  readonly course: string
  readonly text: string
  readonly title: string
  readonly sha256: string
  readonly report: Pick<GeneratedReport, 'language' | 'patient' | 'sections' | 'stay' | 'unused'>
  readonly ready_at: Date
}

const withoutLastLine = (markdown: string) => markdown.trimEnd().split('\n').slice(0, -1).join('\n')

/** A section as the person leaves it. */
function rewritten(
  { key, markdown }: CorrectedSection,
  { unused }: GeneratedDemoReport['report'],
  review: DemoReview,
): string {
  const facts = unused.slice(0, review.inserted ?? 0).filter(({ section }) => section === key)
  const kept = review.shortened?.includes(key) ? withoutLastLine(markdown) : markdown
  const added = review.added?.[key]
  return [kept, ...facts.map((fact) => fact.text), ...(added === undefined ? [] : [added])].join('\n\n')
}

/** Builds the correction, checked as one that a person saves; null where the person changes nothing. */
function correctionOf({ text, report }: GeneratedDemoReport, review: DemoReview) {
  const { language, sections: generated } = report
  const written = asWritten(generated, language).map((section) => ({
    key: section.key,
    markdown: rewritten(section, report, review),
  }))
  const { changed, sections, edit_ratio } = checkCorrection({
    source_text: text,
    language,
    generated,
    base: null,
    written,
  })
  return changed.length > 0 ? { sections, edit_ratio } : null
}

/** Corrects, rates and signs a report of the demonstration, as far as it is reviewed there. */
export async function seedDemoReview(
  db: Services['db'],
  made: GeneratedDemoReport,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const review = demoReviews[made.course]
  if (!review) return
  const { key, ready_at } = made
  const minutesLater = (minutes: number) => new Date(ready_at.getTime() + minutes * 60_000)
  const user_id = people.get(review.email) ?? ''
  const corrected_at = minutesLater((review.signed_after ?? 12) - 1)
  const correction = correctionOf(made, review)
  if (correction)
    await insertCorrection(db, key, {
      sections: JSON.stringify(correction.sections),
      edit_ratio: correction.edit_ratio,
      edit_ratios: correction.sections.filter(({ edit_ratio }) => edit_ratio > 0),
      revision: 1,
      corrected_at,
      corrected_by: user_id,
      corrected_by_credential: null,
      head: {},
      words_since: null,
    })
  if (review.unsaved) {
    const { added, email } = review.unsaved
    const sections = asWritten(made.report.sections, made.report.language).flatMap(({ key: section, markdown }) => {
      const words = added[section]
      return words === undefined ? [] : [{ key: section, markdown: `${markdown.trimEnd()}\n\n${words}` }]
    })
    const own = { ...key, user_id: people.get(email) ?? '' }
    await saveDraft(db, own, { sections, base_revision: 0, updated_at: minutesLater(2) })
  }
  for (const [email, level] of Object.entries(review.ratings))
    await saveRating(db, { ...key, user_id: people.get(email) ?? '' }, { level, comment: null, rated_at: corrected_at })
  if (review.signed_after === undefined) return
  const { language, sections, stay, patient } = made.report
  const { title, sha256 } = made
  const signable = { ...key, language, title, source_sha256: sha256, stay, patient, head: {} }
  await insertSignature(db, key, {
    revision: correction ? 1 : 0,
    title,
    digest: digestOf(signable, correction?.sections ?? asWritten(sections, language)),
    signed_at: minutesLater(review.signed_after),
    signed_by: user_id,
    signer_name: (await findUser(db, user_id))?.name ?? '',
    accepted: [],
  })
}
