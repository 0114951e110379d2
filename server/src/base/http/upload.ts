import { Problem } from '@alta/contract/problems'

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ECONNRESET'

/** Passes bytes on and stops at the limit, before more than `limit` has been kept. */
export async function* limited(source: AsyncIterable<Uint8Array>, limit: number): AsyncIterable<Uint8Array> {
  let size = 0
  try {
    for await (const chunk of source) {
      size += chunk.byteLength
      if (size > limit) throw new Problem('payload-too-large')
      yield chunk
    }
  } catch (error) {
    // whoever sent it has left: no fault of ours that belongs in the log
    throw isGone(error) ? new Problem('malformed-request') : error
  }
}

/** Refuses an honest sender before a byte is read. */
export function checkLength(header: string | undefined, limit: number): void {
  if (header !== undefined && Number(header) > limit) throw new Problem('payload-too-large')
}
