import * as z from 'zod/mini'
import type { Db } from '#base/database'
import { noOrganisation } from '#base/audit'
import { anchorsShape, type AnchorFinding, findingShape, headShape, checkAnchors } from './anchors.ts'
import { listAllChains } from './chain.store.ts'
import { verifyOn } from './verify.ts'

/**
 * `trusted`: heads that were verified before, so that the events before them are not verified again; `most`: the events
 * of this part.
 */
export const partShape = z.object({ trusted: z.array(headShape), anchors: anchorsShape, most: z.int() })
export type ChainPartRequest = z.infer<typeof partShape>

/** How far each chain was verified. `isOver`: nothing is left; only then are anchors compared with the chains. */
export const partAnswer = z.object({
  chains: z.array(
    z.object({
      organisation_id: z.nullable(z.string()),
      from: z.int(),
      counted: z.int(),
      broken_at: z.nullable(z.int()),
      last: z.object({ sequence: z.int(), hash: z.string() }),
    }),
  ),
  findings: z.array(findingShape),
  isOver: z.boolean(),
})
type ChainPartAnswer = z.infer<typeof partAnswer>
type CountedChain = ChainPartAnswer['chains'][number]

/** Verifies the chains from the trusted heads on, and chains without one from their beginning. */
export async function verifyPart(db: Db, { trusted, anchors, most }: ChainPartRequest): Promise<ChainPartAnswer> {
  const heads = new Map(trusted.map((head) => [head.organisation_id ?? noOrganisation, head]))
  const chains: CountedChain[] = []
  let [isOver, left] = [true, most]
  for (const organisation_id of new Set([...(await listAllChains(db)), ...heads.keys()])) {
    const { sequence, hash } = heads.get(organisation_id) ?? { sequence: 0, hash: '' }
    const chain = { db, organisation_id, signal: new AbortController().signal }
    const part = await verifyOn(chain, { sequence, hash }, left)
    const { from, counted, broken_at, last } = part
    chains.push({
      organisation_id: organisation_id === noOrganisation ? null : organisation_id,
      from,
      counted,
      broken_at,
      last,
    })
    isOver &&= part.isOver
    left = Math.max(0, left - counted)
  }
  return { chains, findings: isOver ? await checkAnchors(db, anchors) : [], isOver }
}

function findingOf({ organisation_id, from, counted, broken_at }: CountedChain): AnchorFinding {
  const continuity = from === 0 ? 'follow one another' : `follow event ${from}`
  const wrong = broken_at === from && from > 0 ? 'is not what it was' : 'does not follow'
  const text = broken_at === null ? `${counted} events ${continuity}` : `event ${broken_at} ${wrong}`
  return { organisation_id, holds: broken_at === null, message: text }
}

interface InParts extends ChainPartRequest {
  /** Called with the state of each chain after each part. */
  readonly saveTrusted: (heads: ChainPartRequest['trusted']) => Promise<void>
}

/**
 * Verifies part after part. When it is stopped and started again with the state that was saved last, it continues
 * there.
 */
export async function verifyInParts(
  verify: (request: ChainPartRequest) => Promise<ChainPartAnswer>,
  { trusted, anchors, most, saveTrusted }: InParts,
): Promise<AnchorFinding[]> {
  const counted = new Map<string | null, CountedChain>()
  for (let heads = trusted; ;) {
    const answer = await verify({ trusted: heads, anchors, most })
    for (const chain of answer.chains) {
      const before = counted.get(chain.organisation_id)
      counted.set(
        chain.organisation_id,
        before ? { ...chain, from: before.from, counted: before.counted + chain.counted } : chain,
      )
    }
    heads = answer.chains
      .filter(({ last }) => last.sequence > 0)
      .map(({ organisation_id, last }) => ({ organisation_id, ...last }))
    await saveTrusted(heads)
    if (answer.isOver) return [...[...counted.values()].map(findingOf), ...answer.findings]
  }
}
