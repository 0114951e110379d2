import { createHash, randomBytes } from 'node:crypto'

let lastTime = 0
let lastCounter = 0

/**
 * A UUIDv7 (RFC 9562, method 1): 48 bits of milliseconds, a 12-bit counter that makes ids of one process strictly
 * increasing, 62 random bits. Sorting by id is sorting by creation.
 */
export function newId(now: Date): string {
  const time = Math.max(now.getTime(), lastTime)
  lastCounter = time === lastTime ? lastCounter + 1 : randomBytes(1).readUInt8()
  lastTime = time
  if (lastCounter > 0xfff) {
    lastTime += 1
    lastCounter = 0
  }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(lastTime, 0, 6)
  bytes.writeUInt16BE(0x7000 | lastCounter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return written(bytes)
}

function written(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * The UUIDv8 (RFC 9562) that always belongs to this name of this record, so that an export made twice is the same
 * document.
 */
export function derivedId(record_id: string, name: string): string {
  const bytes = createHash('sha256').update(`${record_id}/${name}`).digest().subarray(0, 16)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return written(bytes)
}

/** In the form of the database: lower case, with dashes. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
