import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. About 27 ms off the event loop.
const memory = 19_456
const passes = 2
const lanes = 1
const prefix = `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$`

const derive = (parameters: Argon2Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(Buffer.from(key)))),
  )

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Unicode writes one password in several ways; NFKC makes a phone's and a ward computer's the same (RFC 8265). */
const spelled = (password: string) => password.normalize('NFKC')

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await derive({ message: spelled(password), nonce, memory, passes, parallelism: lanes, tagLength: 32 })
  return `${prefix}${base64(nonce)}$${base64(key)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Compares in constant time. With `null` (unknown account) the same work is done and the result is false. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const parts = phc.exec(hash ?? `${prefix}${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`)
  if (!parts) return false
  const [, m, t, p, salt = '', key = ''] = parts
  const expected = Buffer.from(key, 'base64')
  const actual = await derive({
    message: spelled(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected) && hash !== null
}
