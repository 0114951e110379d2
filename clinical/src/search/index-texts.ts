import { chunksOf, headerMark } from './chunk.ts'
import { type IndexField, fullWeight, invert, type Inverted } from './inverted.ts'
import type { Chunk, SearchText } from './texts.ts'

/** Texts made ready for questions. Plain data; nothing in it changes once it is made. */
export interface SearchIndex {
  readonly texts: ReadonlyMap<string, SearchText>
  /** In the order of the texts and, within one, of the source. */
  readonly chunks: readonly Chunk[]
  readonly inverted: Inverted
}

/** Of `fullWeight`: where a passage stands tells less than what it says. */
const headerWeight = 3

/** The words of a span of a text that the index holds; empty for any other text. */
export const quoteOf = (
  index: SearchIndex,
  { text_id, start, end }: Pick<Chunk, 'text_id' | 'start' | 'end'>,
): string => index.texts.get(text_id)?.text.slice(start, end) ?? ''

/**
 * Makes texts ready for questions. `prepared` holds the chunks of a text by its id where they are known already; the
 * others are cut here. Time and memory grow with the length of the texts.
 */
export function indexTexts(
  texts: readonly SearchText[],
  prepared: ReadonlyMap<string, readonly Chunk[]> = new Map(),
): SearchIndex {
  const fields: IndexField[][] = []
  const chunks = texts.flatMap((text) => {
    const own = prepared.get(text.id) ?? chunksOf(text)
    for (const { header, start, end } of own) {
      fields.push([
        ...header.split(headerMark).map((part) => ({ text: part, weight: headerWeight })),
        { text: text.text.slice(start, end), weight: fullWeight },
      ])
    }
    return own
  })
  return { texts: new Map(texts.map((text) => [text.id, text])), chunks, inverted: invert(fields) }
}
