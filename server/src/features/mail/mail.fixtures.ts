import { expect } from 'vitest'
import { meant, openMailServer } from '../../contract-tests/mail-server.ts'
import { openTestServer } from '../../contract-tests/test-server.ts'
import { mailJob } from './mail.jobs.ts'

const publicAddress = 'https://alta.hospital.example'

/** Opens a server that sends mail to a mail server on this machine, and tries three times, a second apart. */
export async function openMailing(mail: Parameters<typeof openMailServer>[0] = {}, environment = {}) {
  const post = await openMailServer(mail)
  const server = await openTestServer({
    environment: {
      ALTA_SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      ALTA_MAIL_FROM: 'alta@hospital.example',
      ALTA_PUBLIC_URL: publicAddress,
      ...environment,
    },
    jobs: [mailJob(3, { first: 1, longest: 1 })],
    options: { notices_ms: 100 },
  })
  /** Waits for mail to an address, with a text that contains `about`; returns the newest. */
  const mailTo = async (address: string, about = '') => {
    const found = () =>
      post.arrived.findLast(({ to, parts }) => to.includes(address) && (parts['text/plain'] ?? '').includes(about))
    await expect.poll(() => found() !== undefined).toBe(true)
    const mail = found()
    const text = mail?.parts['text/plain']?.replaceAll('\r', '') ?? ''
    const link = new URL(/^https:\S+$/m.exec(text)?.[0] ?? 'https://none.example')
    return {
      subject: meant(mail?.headers.find((header) => header.startsWith('Subject:')) ?? '').slice('Subject: '.length),
      headers: mail?.headers ?? [],
      text,
      html: mail?.parts['text/html'] ?? '',
      link,
      token: [...new URLSearchParams(link.hash.slice(1)).values()][0] ?? '',
    }
  }
  return {
    ...server,
    post,
    mailTo,
    close: async () => {
      await server.close()
      await post.close()
    },
  }
}
