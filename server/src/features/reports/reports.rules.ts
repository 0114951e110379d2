import { kindOfName } from '@alta/contract/document-kinds'
import { toSingleLine } from '@alta/contract/fields'
import { limits } from '@alta/contract/limits'
import { Problem } from '@alta/contract/problems'
import type { GeneratedReport, ItemFlag, ReportItem } from '@alta/contract/report'
import type { ReportStatus } from '@alta/contract/reports'
import { sectionKeys } from '@alta/contract/sections'
import type { Actor } from '#base/access'

export const sectionTotal = 18

/** Whose report it is: a person's or a service credential's. */
export interface Author {
  readonly created_by: string | null
  readonly created_by_credential: string | null
}

export const authorOf = ({ user_id, service_credential_id }: Actor): Author => ({
  created_by: user_id,
  created_by_credential: service_credential_id,
})

/** Finished one way or another: nothing more happens to it by itself. */
export const isFinished = (status: ReportStatus): boolean =>
  status === 'ready' || status === 'failed' || status === 'cancelled'

/** Only what failed or was cancelled is generated once more. */
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

/** As a title may be: one line, no longer than the contract says. */
export const shortened = (title: string) =>
  toSingleLine(title).trim().replaceAll(/\s+/g, ' ').slice(0, limits.title_characters).toWellFormed()

/** Until the engine has read who the patient is: the file's name without its ending, else the day. */
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

/** What a reader has to look at: sentences that ask for a decision, as the screen marks them, and facts left out that do. */
export const toDecide = ({ sections, unused }: Decidable) => ({
  decisions: sections.flatMap(({ items }) => items).filter(asksForDecision).length,
  unused_count: unused.filter(({ risk = 'high' }) => risk === 'high').length,
})

/** The same by section, those with something to look at. */
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
