import { createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

/** A sign that no word has stands before each hash. */
const sign = '#'
/** Among the words of a report whose words are hashed. */
const hashedMark = `${sign}1`

/** Asks for it, as a tsquery. */
export const hashedWordsQuery = `'${hashedMark}'`

/** 96 bits of HMAC-SHA256 as base64url. */
export const hashOf = (secret: Uint8Array, word: string): string =>
  sign + createHmac('sha256', secret).update(word).digest('base64url').slice(0, 16)

/** What a tsvector has room for; a hash has 17 bytes. */
const most = 50_000

/** Those that are readable, of words with blanks between them. */
const readableIn = (text: string): string[] =>
  text
    .split(' ')
    .filter((word) => word !== '' && !word.startsWith(sign))
    .slice(0, most)

/** Words with blanks between them, each as its hash; as they are without a secret, or where it was done already. */
export function hashedWords(secret: Uint8Array | null, text: string): string {
  if (secret === null || text.startsWith(hashedMark)) return text
  return [hashedMark, ...readableIn(text).map((word) => hashOf(secret, word))].join(' ')
}

/** The same, with others answered in between. */
export async function hashedWordsYielding(secret: Uint8Array, text: string): Promise<string> {
  const hashed = [hashedMark]
  for (const [at, word] of readableIn(text).entries()) {
    if (at % 500 === 0) await setImmediate()
    hashed.push(hashOf(secret, word))
  }
  return hashed.join(' ')
}
