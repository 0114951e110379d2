import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { trustAuthority } from '../../contract-tests/certificates.ts'
import { meant, type MailServer, openMailServer } from '../../contract-tests/mail-server.ts'
import { MailError } from '../mail.ts'
import { openMail } from './open.ts'

let distrust = () => {}
beforeAll(() => {
  distrust = trustAuthority()
})
afterAll(() => distrust())

const open: MailServer[] = []
const started = async (options: Parameters<typeof openMailServer>[0] = {}) => {
  const server = await openMailServer(options)
  open.push(server)
  return server
}
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

const mailTo = (address: string, password?: string) => {
  const mail = openMail({
    ALTA_SMTP_URL: address,
    ALTA_SMTP_PASSWORD: password,
    ALTA_MAIL_FROM: 'Alta <alta@hospital.example>',
  })
  if (!mail) throw new Error('none is configured')
  return mail
}
const message = {
  to: { name: 'Núria Peña', address: 'nuria@ward.example' },
  subject: 'Invitación',
  text: 'Hola, Núria:\n\nuna línea',
  html: '<p>Hola, Núria:</p>',
}
const failure = async (sending: Promise<unknown>) => {
  try {
    await sending
  } catch (error) {
    return error instanceof MailError ? error : new Error('another error', { cause: error })
  }
  throw new Error('it was sent')
}

test('without a server there is no mail', () => {
  expect(openMail({})).toBeNull()
})

test('a mail arrives as text and as HTML, from the configured sender, over TLS from the beginning', async () => {
  const server = await started({ tls: 'always', login: { user: 'alta', password: 'geheim' } })
  const mail = mailTo(`smtps://alta@localhost:${server.port}`, 'geheim')
  expect(await mail.check()).toBe(`localhost:${server.port} takes mail, encrypted`)
  await mail.send(message)
  const [one] = server.arrived
  expect(one).toMatchObject({ from: 'alta@hospital.example', to: ['nuria@ward.example'], encrypted: true })
  expect(one?.parts['text/plain']?.trim().replaceAll('\r', '')).toBe(message.text)
  expect(one?.parts['text/html']?.trim()).toBe(message.html)
  const headers = one?.headers.map(meant) ?? []
  expect(headers).toContain('From: Alta <alta@hospital.example>')
  expect(headers.find((header) => header.startsWith('To:'))).toMatch(/Núria Peña.*<nuria@ward.example>/)
  expect(headers).toContain('Auto-Submitted: auto-generated')
})

test('to another machine the connection is encrypted with STARTTLS, or nothing is sent', async () => {
  const offers = await started({ tls: 'offered' })
  await mailTo(`smtp://0.0.0.0:${offers.port}`).send(message)
  expect(offers.arrived).toMatchObject([{ encrypted: true }])
  const bare = await started()
  const refused = await failure(mailTo(`smtp://0.0.0.0:${bare.port}`).send(message))
  expect(refused).toMatchObject({ name: 'MailError', permanent: false })
  expect(bare.arrived).toEqual([])
  // Mail to this machine itself needs no encryption.
  await mailTo(`smtp://127.0.0.1:${bare.port}`).send(message)
  expect(bare.arrived).toMatchObject([{ encrypted: false }])
})

test.each(['always', 'offered'] as const)('a certificate for another name is refused (TLS %s)', async (tls) => {
  const server = await started({ tls, foreign: true })
  const address = tls === 'always' ? `smtps://localhost:${server.port}` : `smtp://0.0.0.0:${server.port}`
  expect(await failure(mailTo(address).send(message))).toMatchObject({ name: 'MailError', permanent: false })
  expect(server.arrived).toEqual([])
})

test('a certificate of an untrusted authority is refused', async () => {
  const server = await started({ tls: 'always' })
  distrust()
  try {
    expect(await failure(mailTo(`smtps://localhost:${server.port}`).check())).toMatchObject({ permanent: false })
  } finally {
    distrust = trustAuthority()
  }
})

test('a wrong password is a temporary failure; neither it nor an address is reported', async () => {
  const server = await started({ login: { user: 'alta', password: 'geheim' } })
  const wrong = await failure(mailTo(`smtp://alta@127.0.0.1:${server.port}`, 'falsch').send(message))
  expect(wrong).toMatchObject({ message: 'the mail server: EAUTH (535)', permanent: false })
})

test('a permanent refusal by the server is told apart from a temporary one', async () => {
  let code = 450
  const server = await started({ refusal: () => code })
  const mail = mailTo(`smtp://127.0.0.1:${server.port}`)
  expect(await failure(mail.send(message))).toMatchObject({
    message: 'the mail server: EENVELOPE (450)',
    permanent: false,
  })
  code = 550
  expect(await failure(mail.send(message))).toMatchObject({
    message: 'the mail server: EENVELOPE (550)',
    permanent: true,
  })
})

test('a server that cannot be reached is a temporary failure', async () => {
  const { port, close } = await openMailServer()
  await close()
  expect(await failure(mailTo(`smtp://127.0.0.1:${port}`).check())).toMatchObject({ permanent: false })
})

test('names and subjects cannot add a header or a recipient to a mail', async () => {
  const server = await started()
  const mail = mailTo(`smtp://127.0.0.1:${server.port}`)
  const evil = 'Eva\r\nBcc: victim@elsewhere.example\r\n\r\n<b>Other text</b>'
  await mail.send({
    ...message,
    subject: evil,
    to: { name: `${evil}", <victim@elsewhere.example>`, address: message.to.address },
  })
  const [one] = server.arrived
  expect(one?.to).toEqual(['nuria@ward.example'])
  expect(one?.headers.filter((header) => /^(bcc|cc):/i.test(header))).toEqual([])
  expect(one?.parts['text/plain']?.trim().replaceAll('\r', '')).toBe(message.text)
})
