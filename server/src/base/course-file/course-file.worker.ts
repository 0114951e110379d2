import { buffer } from 'node:stream/consumers'
import { docxText } from './docx.ts'

/**
 * A process of its own for one .docx: its bytes on standard input, its text on standard output; ends with 3 when it
 * unpacks to too much, 4 when it cannot be read. Not a thread: a thread out of memory takes the whole server along.
 */
try {
  process.stdout.write(await docxText(await buffer(process.stdin)))
} catch (error) {
  process.exitCode = error instanceof RangeError ? 3 : 4
}
