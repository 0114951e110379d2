import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'

/** What every file in the format of age begins with (C2SP, age.md). */
const beginning = 'age-encryption.org/v1\n'

const webStream = (content: AsyncIterable<Uint8Array>) => ReadableStream.from(content)

type Encryption = (content: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>

/**
 * Encrypts to public keys (`age1…`) in chunks of 64 KiB; without a key it passes the bytes on. @throws Error with one
 * line for a key that is not valid
 */
export function encryptionTo(recipients: readonly string[]): Encryption {
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch (error) {
      throw new Error(`${recipient.slice(0, 12)}… is no public key of age (age1…).`, { cause: error })
    }
  }
  return async function* (content) {
    if (recipients.length === 0) yield* content
    else yield* await encrypter.encrypt(webStream(content))
  }
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await fs.open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(beginning.length), 0, beginning.length, 0)
    return bytesRead === beginning.length && buffer.toString('latin1') === beginning
  } finally {
    await handle.close()
  }
}

/** The secret keys of an identity file: one per line, with comments after `#`. */
export async function readIdentities(file: string): Promise<string[]> {
  let text: string
  try {
    text = await fs.readFile(file, 'utf8')
  } catch (error) {
    throw new Error('The identity file cannot be read.', { cause: error })
  }
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (lines.length === 0 || lines.some((line) => !line.startsWith('AGE-SECRET-KEY-')))
    throw new Error('The identity file holds no secret key of age (AGE-SECRET-KEY-…), or something else as well.')
  return lines
}

function decrypterWith(identities: readonly string[]): Decrypter {
  if (identities.length === 0)
    throw new Error('The backup is encrypted: name the file with the secret key (--identity FILE).')
  const decrypter = new Decrypter()
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity)
    } catch (error) {
      throw new Error('The identity file holds a key that is none.', { cause: error })
    }
  }
  return decrypter
}

/** Each chunk is authenticated before it is passed on, and the last one is marked as the last. */
export async function decrypted(file: string, identities: readonly string[]): Promise<Readable> {
  const decrypter = decrypterWith(identities)
  let plain: ReadableStream<Uint8Array>
  try {
    plain = await decrypter.decrypt(webStream(createReadStream(file)))
  } catch (error) {
    const isOther = error instanceof Error && error.message.includes('no identity matched')
    throw new Error(
      isOther
        ? 'The backup is encrypted to another key: none in the identity file opens it.'
        : 'The backup was changed or is cut off: its head cannot be read.',
      { cause: error },
    )
  }
  return Readable.from(
    (async function* () {
      try {
        yield* plain
      } catch (error) {
        throw new Error('The backup was changed or is cut off: it is not as it was encrypted.', { cause: error })
      }
    })(),
  )
}
