import type { BlockContent, List, PhrasingContent, Root, Table } from 'mdast'

/** Documents as people write them in the editor, generated from a seed: the same seed gives the same document. */

const words =
  `Afebril SatO2 <92% 1-0-1 0,5-0-0 Hb 9,1 * ** _guion_ __doble__ # + - 1. 2) > | \\ \` ~ ~~ [x] ![y](z) <br> <b> &amp; & al·lèrgia
  «cita» "TA 120/80" 38,2 ºC c/8 h === --- https://example.org/a_b a*b*c x^2 $5 {k} % µg → ± ½ É ñ ç 🙂 e.g. Dr. (sic) : ; !`.split(
    /\s+/,
  )

type RandomSource = () => number

/** Mulberry32: a small generator whose sequence is the same everywhere. */
function chanceOf(seed: number): RandomSource {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function writer(chance: RandomSource) {
  const below = (count: number): number => Math.floor(chance() * count)
  const many = <T>(most: number, make: () => T): T[] => Array.from({ length: 1 + below(most) }, make)
  const phrase = (most: number): string => many(most, () => words[below(words.length)] ?? 'Alta').join(' ')
  const plain = (value: string): PhrasingContent => ({ type: 'text', value })

  const phrasing = (most: number): PhrasingContent[] => {
    const pieces: PhrasingContent[] = [plain(phrase(most))]
    for (const kind of many(3, () => below(6))) {
      if (kind === 0) pieces.push({ type: 'break' }, plain(phrase(most)))
      if (kind === 1 || kind === 2) {
        const type = kind === 1 ? 'strong' : 'emphasis'
        pieces.push(plain(' '), { type, children: [plain(phrase(2))] }, plain(` ${phrase(most)}`))
      }
    }
    return joined(pieces)
  }

  const list = (depth: number): List => ({
    type: 'list',
    ordered: chance() < 0.4,
    start: null,
    spread: false,
    children: many(4, () => ({
      type: 'listItem' as const,
      spread: false,
      children: [
        { type: 'paragraph' as const, children: phrasing(5) },
        ...(depth < 2 && chance() < 0.25 ? [list(depth + 1)] : []),
      ],
    })),
  })

  const table = (): Table => {
    const columns = 1 + below(4)
    return {
      type: 'table',
      children: many(5, () => ({
        type: 'tableRow' as const,
        children: Array.from({ length: columns }, () => ({
          type: 'tableCell' as const,
          children: chance() < 0.15 ? [] : phrasing(3),
        })),
      })),
    }
  }

  const block = (): BlockContent => {
    const kind = below(10)
    if (kind < 2) return { type: 'heading', depth: kind === 0 ? 3 : 4, children: [plain(phrase(4))] }
    if (kind < 5) return list(0)
    if (kind < 7) return table()
    if (kind === 7) return { type: 'blockquote', children: [{ type: 'paragraph', children: phrasing(6) }] }
    return { type: 'paragraph', children: phrasing(12) }
  }

  return (): Root => ({ type: 'root', children: many(8, block) })
}

/** Joins neighbouring texts, as a reader of markdown does. */
function joined(pieces: readonly PhrasingContent[]): PhrasingContent[] {
  const all: PhrasingContent[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (piece.type === 'text' && last?.type === 'text') last.value += piece.value
    else all.push(piece)
  }
  return all
}

export function generatedDocument(seed: number): Root {
  return writer(chanceOf(seed))()
}
