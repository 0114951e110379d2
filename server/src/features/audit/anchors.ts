import * as z from 'zod/mini'
import type { Db } from '#base/database'
import { noOrganisation } from '#base/audit'
import { findEventHash } from './chain.store.ts'
import { findCheckpoint } from './checkpoints.store.ts'

/** The end of a chain at the time of the anchor. */
export const headShape = z.object({
  organisation_id: z.nullable(z.string()),
  sequence: z.int().check(z.minimum(1)),
  hash: z.string(),
})
const anchorShape = z.object({
  format: z.literal('alta-audit-anchor-1'),
  anchored_at: z.string(),
  chains: z.array(headShape),
})
/** Anchors as they were stored outside: files of a folder, or lines of a receiver. */
export const anchorsShape = z.array(anchorShape)
export type Anchors = z.infer<typeof anchorsShape>

/** The finding about a chain, in one line. */
export const findingShape = z.object({
  organisation_id: z.nullable(z.string()),
  holds: z.boolean(),
  message: z.string(),
})
export type AnchorFinding = z.infer<typeof findingShape>

interface Anchored {
  readonly chain: string
  readonly sequence: number
  readonly hash: string
}

/**
 * What has become of an event that an anchor names. An event that retention has removed cannot be compared any more;
 * the chain's own event states whether retention removed it.
 */
async function compareAnchor(db: Db, { chain, sequence, hash }: Anchored) {
  const checkpoint = await findCheckpoint(db, chain)
  if (sequence < checkpoint.sequence) return { holds: true, what: 'was removed by the rule of retention' }
  const found = sequence === checkpoint.sequence ? checkpoint.hash : await findEventHash(db, chain, sequence)
  if (found === undefined) return { holds: false, what: 'is not there any more' }
  return found === hash ? { holds: true, what: 'is as it was' } : { holds: false, what: 'was another' }
}

/** Compares the event that each anchor names with its chain. One line for each anchor. */
export async function checkAnchors(db: Db, anchors: Anchors): Promise<AnchorFinding[]> {
  const findings: AnchorFinding[] = []
  for (const { anchored_at, chains } of anchors)
    for (const { organisation_id, sequence, hash } of chains) {
      const { holds, what } = await compareAnchor(db, { chain: organisation_id ?? noOrganisation, sequence, hash })
      findings.push({ organisation_id, holds, message: `event ${sequence} of the anchor of ${anchored_at} ${what}` })
    }
  return findings
}
