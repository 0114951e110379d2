import type { Endpoint } from '@alta/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { callerIdOf } from './access.ts'
import { type AuditLine, auditLineOf, type AuditDetail } from './audit.ts'
import { type Disclosed, type Disclosure, disclosuresOf, type RecordKind } from './disclosures.ts'
import { idsIn, isAudited } from './refusals.ts'

type ShownRecord<K extends RecordKind> = { readonly organisation_id: string } & Readonly<Record<`${K}_id`, string>>

/** How a handler says what its call's lines in the audit hold. */
export interface LineTools {
  /** Adds to the audit line: the organisation concerned, ids, counts. Never a patient's word. */
  readonly note: (detail: AuditDetail) => void
  /** States which records of patients the answer shows; an empty list states that it shows none. */
  readonly disclose: <K extends RecordKind>(kind: K, records: readonly ShownRecord<K>[]) => void
  /**
   * States that the audit log itself was read: this leaves a line even where the page showed no record of a patient.
   */
  readonly look: (detail: AuditDetail) => void
  /** Writes a line of its own for an act that this call does besides. */
  readonly noteAct: (endpoint: Endpoint, detail: AuditDetail) => void
}

export interface CallLines {
  readonly tools: LineTools
  /**
   * The lines of the call: one, or one per organisation where it shows records of several, and those of further acts.
   */
  readonly lines: (outcome: string) => readonly [AuditLine, ...AuditLine[]]
  /** Puts a read that no transaction recorded on its way into the log before it is answered. */
  readonly logShown: () => Promise<void>
}

/** Adds what an answer shows to the log of reads, where the call has no line of its own. */
export async function logRead(
  endpoint: Endpoint,
  request: FastifyRequest,
  disclosures: readonly Disclosure[],
): Promise<void> {
  if (isAudited(endpoint) || disclosures.length === 0) return
  const { actor, ip: address, params, server } = request
  const act = { endpoint, actor, address, occurred_at: server.context.services.clock.now(), outcome: 'done' }
  const session = actor.session_id ?? callerIdOf(actor) ?? ''
  await server.reads.add({ session, line: auditLineOf(act, idsIn(params)) }, disclosures)
}

/** A single line states both that the log was read and which records it showed. */
function withLook(
  disclosures: readonly Disclosure[],
  { organisation_id: named = null, ...detail }: AuditDetail,
): readonly Disclosure[] {
  const organisation_id = typeof named === 'string' ? named : null
  if (disclosures.some((shown) => shown.organisation_id === organisation_id)) return disclosures
  return [...disclosures, { organisation_id, detail, digest: JSON.stringify(detail) }]
}

interface CallStart {
  readonly params: AuditDetail
  readonly now: Date
}

/**
 * Collects the contents of the audit lines of one call. Throws in `logShown` when a read of clinical data has not
 * stated what it shows.
 */
export function openLines(endpoint: Endpoint, request: FastifyRequest, { params, now }: CallStart): CallLines {
  const { actor, ip: address, noted } = request
  const further: AuditLine[] = []
  let shown: readonly Disclosed[] | null = null
  let looked: AuditDetail | null = null
  const disclosed = () => {
    const disclosures = disclosuresOf(shown ?? [], actor)
    return looked === null ? disclosures : withLook(disclosures, looked)
  }
  const lineOf = (act: Endpoint, outcome: string, detail: AuditDetail) =>
    auditLineOf({ endpoint: act, actor, address, occurred_at: now, outcome }, detail)
  const tools: LineTools = {
    note: (detail) => void Object.assign(noted, detail),
    disclose: (kind, records) => {
      const named = records.map(({ organisation_id, [`${kind}_id` as const]: id }) => ({ kind, organisation_id, id }))
      shown = [...(shown ?? []), ...named]
    },
    look: (detail) => {
      shown ??= []
      looked = detail
    },
    noteAct: (act, detail) => void further.push(lineOf(act, 'done', detail)),
  }
  return {
    tools,
    lines: (outcome) => {
      const line = lineOf(endpoint, outcome, { ...params, ...noted })
      const [first = line, ...others] = disclosed().map(({ organisation_id, detail }) => ({
        ...line,
        organisation_id,
        detail: { ...line.detail, ...detail },
      }))
      return [first, ...others, ...further]
    },
    logShown: async () => {
      if (endpoint.reads !== 'clinical') return
      if (shown === null && !isAudited(endpoint)) throw new Error(`${endpoint.path} does not say what it shows`)
      request.disclosures = disclosed()
      await logRead(endpoint, request, request.disclosures)
    },
  }
}
