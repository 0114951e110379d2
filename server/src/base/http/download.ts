import type { FastifyReply } from 'fastify'

/** A file on its way out. `bytes` runs after the transaction, so that a slow document holds up nobody. */
export interface FileAnswer {
  readonly filename: string
  readonly media_type: string
  readonly bytes: () => Promise<Uint8Array | string>
}

/** RFC 6266: a plain name for old programs, the real one for the rest. */
function contentDisposition(filename: string): string {
  const clean = filename.replaceAll(/[\p{Cc}"\\/]/gu, '_')
  const plain = clean
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/g, '_')
  const whole = encodeURIComponent(clean.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

export async function sendFile(reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  const bytes = await file.bytes()
  return reply
    .code(200)
    .header('content-type', file.media_type)
    .header('content-disposition', contentDisposition(file.filename))
    .header('cache-control', 'no-store')
    .send(typeof bytes === 'string' ? Buffer.from(bytes, 'utf8') : Buffer.from(bytes))
}
