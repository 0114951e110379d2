import { kindOfName } from '@alta/contract/document-kinds'
import { toSingleLine } from '@alta/contract/fields'
import { limits } from '@alta/contract/limits'
import { Problem } from '@alta/contract/problems'
import type { GeneratedReport, ItemFlag, ReportItem } from '@alta/contract/report'
import type { ReportStatus } from '@alta/contract/reports'
import { sectionKeys } from '@alta/contract/sections'
import type { Actor } from '#base/access'

export const sectionTotal = 18

/** The author of a report: a person or a service credential. */
export interface Author {
  readonly created_by: string | null
  readonly created_by_credential: string | null
}

export const authorOf = ({ user_id, service_credential_id }: Actor): Author => ({
  created_by: user_id,
  created_by_credential: service_credential_id,
})

/** Whether the report is finished: without a new request nothing more happens to it. */
export const isFinished = (status: ReportStatus): boolean =>
  status === 'ready' || status === 'failed' || status === 'cancelled'

/** Only a failed or cancelled report is generated again. */
export function mustBeRepeatable(status: ReportStatus): void {
  if (status !== 'failed' && status !== 'cancelled') throw new Problem('not-ready')
}

export function mustHaveRoom(running: number): void {
  if (running >= limits.running_jobs_per_user)
    throw new Problem('rate-limited', {
      errors: [{ pointer: '', code: 'too_many_running', params: { maximum: limits.running_jobs_per_user } }],
      retry_after: 5,
    })
}

/** Throws `validation-failed` at `/template` for one that the organisation does not have. */
export function mustBeTemplate(template: string | undefined, templates: readonly { readonly name: string }[]): void {
  if (template !== undefined && !templates.some(({ name }) => name === template))
    throw new Problem('validation-failed', { errors: [{ pointer: '/template', code: 'invalid' }] })
}

/** A title in its allowed form: one line, no longer than the contract's limit. */
export const shortened = (title: string) =>
  toSingleLine(title).trim().replaceAll(/\s+/g, ' ').slice(0, limits.title_characters).toWellFormed()

/** The title until the engine has read who the patient is: the file's name without its ending, otherwise the day. */
export const provisionalTitle = (filename: string | undefined, now: Date): string => {
  const name = filename ?? ''
  const ending = kindOfName(name) === undefined ? name.length : name.lastIndexOf('.')
  return shortened(name.slice(0, ending)) || now.toISOString().slice(0, 10)
}

/** The patient line of the course's header as a title; null when there is none. */
export const titleFrom = (patientLine: string | null): string | null => shortened(patientLine ?? '') || null

const doubtful: readonly ItemFlag[] = ['conflict', 'allergy_match', 'implausible_value', 'date_ambiguous']
const asksForDecision = ({ support, flags }: ReportItem): boolean =>
  ['partial', 'unsupported', 'conflicting'].includes(support) || flags.some((flag) => doubtful.includes(flag))

type Decidable = Pick<GeneratedReport, 'sections' | 'unused'>

/**
 * The number of decisions for a reader: sentences that ask for one, as the screen marks them, and facts left out that
 * do.
 */
export const toDecide = ({ sections, unused }: Decidable) => ({
  decisions: sections.flatMap(({ items }) => items).filter(asksForDecision).length,
  unused_count: unused.filter(({ risk = 'high' }) => risk === 'high').length,
})

/** The same numbers by section, for the sections that have any. */
export const toDecideBySection = ({ sections, unused }: Decidable) =>
  sectionKeys
    .map((section) => ({
      section,
      ...toDecide({
        sections: sections.filter(({ key }) => key === section),
        unused: unused.filter((fact) => fact.section === section),
      }),
    }))
    .filter(({ decisions, unused_count }) => decisions + unused_count > 0)
