import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

/** A SHA-1 sum in hexadecimal digits, then a colon and how often it was seen. */
const line_bytes = 80
const newline = 10

interface HashLine {
  readonly start: number
  readonly sum: string
}

/** The first line that begins at `from` or later; null: there is none. */
async function lineFrom(file: FileHandle, from: number): Promise<HashLine | null> {
  // The byte before shows whether a line begins here.
  const at = Math.max(0, from - 1)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2 * line_bytes), 0, 2 * line_bytes, at)
  const begin = from === 0 ? 0 : buffer.subarray(0, bytesRead).indexOf(newline) + 1
  const isThere = begin < bytesRead && (from === 0 || begin > 0)
  return isThere ? { start: at + begin, sum: buffer.toString('latin1', begin, begin + 40).toUpperCase() } : null
}

/** Binary search in an ordered file for the sum's line: some thirty reads in a file of a thousand million lines. */
async function holds(file: FileHandle, sum: string): Promise<boolean> {
  let [low, high] = [0, (await file.stat()).size]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const line = await lineFrom(file, middle)
    if (line?.sum === sum) return true
    if (line === null || line.start >= high || line.sum > sum) high = middle
    else low = line.start + 1
  }
  return false
}

/**
 * Whether a password stands in a file of breached ones: their SHA-1 sums in order, as Have I Been Pwned publishes them.
 * The sum is only used for this search; nothing is sent anywhere. @throws Error when the file cannot be read
 */
export async function isBreached(path: string, password: string): Promise<boolean> {
  const file = await open(path)
  try {
    return await holds(file, createHash('sha1').update(password).digest('hex').toUpperCase())
  } finally {
    await file.close()
  }
}

/** A short description of such a file. @throws Error when it is not one, or not in order */
export async function checkBreached(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const parts = Array.from({ length: 64 }, (_, part) => Math.floor((size / 64) * part))
    const sums: string[] = []
    for (const from of parts) sums.push((await lineFrom(file, from))?.sum ?? '')
    const found = sums.filter((sum) => sum !== '')
    if (found.length === 0 || found.some((sum) => !/^[0-9A-F]{40}$/.test(sum)))
      throw new Error('the file of ALTA_BREACHED_PASSWORDS holds no SHA-1 sums')
    if (found.some((sum, at) => sum < (found[at - 1] ?? '')))
      throw new Error('the file of ALTA_BREACHED_PASSWORDS is not in order')
    return `${(size / 1024 ** 2).toFixed(0)} MB of breached ones are refused`
  } finally {
    await file.close()
  }
}
