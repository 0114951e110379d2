import type { AuditEvent } from '@alta/contract/audit'
import { isProblemCode } from '@alta/contract/problems'
import { useTranslations } from 'use-intl'
import { problemTexts } from '../../base/problems.texts.ts'
import { useTexts } from '../../base/texts.tsx'
import { actTexts } from './acts.texts.ts'
import { auditTexts } from './audit.texts.ts'
import { dataActTexts } from './data-acts.texts.ts'
import { provisioningActTexts } from './provisioning-acts.texts.ts'
import { reportActTexts } from './report-acts.texts.ts'
import { secondFactorActTexts } from './second-factor-acts.texts.ts'
import { singleSignOnActTexts } from './single-sign-on-acts.texts.ts'

/** What an event says in the reader's language: the act, who it was, and why it was refused. */
export function useEventWords() {
  const say = useTexts(auditTexts)
  const sayProblem = useTexts(problemTexts)
  const acts = useTranslations(actTexts.namespace)
  const reportActs = useTranslations(reportActTexts.namespace)
  const signOnActs = useTranslations(singleSignOnActTexts.namespace)
  const factorActs = useTranslations(secondFactorActTexts.namespace)
  const dataActs = useTranslations(dataActTexts.namespace)
  const provisioningActs = useTranslations(provisioningActTexts.namespace)
  const refusal = (code: string) => say('refused_as', { reason: isProblemCode(code) ? sayProblem(code) : code })
  /** An act of a newer or older version keeps its name. */
  const actOf = ({ act }: AuditEvent): string => {
    const key = act.replace('.', '_')
    if (acts.has(key)) return acts(key)
    if (provisioningActs.has(key)) return provisioningActs(key)
    if (signOnActs.has(key)) return signOnActs(key)
    if (factorActs.has(key)) return factorActs(key)
    if (reportActs.has(key)) return reportActs(key)
    return dataActs.has(key) ? dataActs(key) : act
  }
  return {
    actOf,
    /** The act, and of a list or a search how many records it showed. */
    whatOf: (event: AuditEvent): string => {
      const { records: count } = event.detail
      return typeof count === 'number' ? say('act_on_records', { act: actOf(event), count }) : actOf(event)
    },
    /** Whether it belongs to an emergency access: what was read in one, its opening and its end. */
    isEmergency: ({ detail }: AuditEvent): boolean => typeof detail['emergency_access_id'] === 'string',
    actorOf: ({ actor: { kind, name } }: AuditEvent): string => {
      if (kind === 'nobody') return say('nobody')
      if (kind === 'provisioning') return say('directory', { name: name ?? '' })
      if (name === null) return say(kind === 'user' ? 'deleted_user' : 'deleted_credential')
      return kind === 'user' ? name : say('credential', { name })
    },
    organisationOf: ({ organisation_id, organisation_name }: AuditEvent): string =>
      organisation_name ?? say(organisation_id === null ? 'nothing' : 'deleted_organisation'),
    outcomeOf: ({ outcome }: AuditEvent): string => (outcome === 'done' ? say('done') : refusal(outcome)),
  }
}
