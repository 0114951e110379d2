import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#base/config'
import { openSyslog } from '../contract-tests/audit-receivers.ts'
import { trustAuthority } from '../contract-tests/certificates.ts'
import { openMailServer } from '../contract-tests/mail-server.ts'
import { auditChecks, lagText, mailChecks } from './doctor-outgoing.ts'

let distrust = () => {}
beforeAll(() => {
  distrust = trustAuthority()
})
afterAll(() => distrust())
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const mailAt = (address: string) => {
  const environment = { ALTA_SMTP_URL: address, ALTA_MAIL_FROM: 'alta@hospital.example' }
  return mailChecks(
    readConfig({ ...environment, ALTA_PUBLIC_URL: 'https://alta.example', ALTA_SMTP_PASSWORD: 'geheim' }),
  )
}
const first = async (checks: ReturnType<typeof mailChecks>) => await checks[0]?.[1]()

test('the mail server is checked as for sending a mail, but nothing is sent', async () => {
  const server = await openMailServer({ tls: 'always', login: { user: 'alta', password: 'geheim' } })
  closing.push(server.close)
  expect(await first(mailAt(`smtps://alta@localhost:${server.port}`))).toMatch(/takes mail, encrypted/)
  await expect(first(mailAt(`smtps://other@localhost:${server.port}`))).rejects.toThrow('EAUTH')
  expect(server.arrived).toEqual([])
  expect(mailChecks(readConfig({}))).toEqual([])
})

test('a connection to the audit receiver is opened, and the folder of anchors must be writable', async () => {
  const syslog = await openSyslog()
  const ALTA_AUDIT_RECEIVER = `syslog+tls://localhost:${syslog.port}`
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-anchors-'))
  const checks = auditChecks(readConfig({ ALTA_AUDIT_RECEIVER, ALTA_AUDIT_ANCHOR_DIR: folder }))
  expect(await first(checks)).toMatch(/takes TLS connections/)
  await syslog.close()
  await expect(first(checks)).rejects.toThrow('ECONNREFUSED')
  const missing = auditChecks(readConfig({ ALTA_AUDIT_ANCHOR_DIR: path.join(folder, 'missing') }))
  await expect(first(missing)).rejects.toThrow('ENOENT')
  expect(auditChecks(readConfig({}))).toEqual([])
})

test.each([
  [{ waiting: 3, waiting_seconds: 20, anchor_seconds: 60 }, '3 events wait, heads kept outside'],
  [{ waiting: 0, waiting_seconds: 0, anchor_seconds: null }, '0 events wait, no heads kept outside yet'],
  [
    { waiting: 900, waiting_seconds: 3600, anchor_seconds: 60 },
    { warning: '900 events wait to be sent, the oldest for 60 minutes' },
  ],
  [
    { waiting: 0, waiting_seconds: 0, anchor_seconds: 3 * 86_400 },
    { warning: 'the heads of the chains were last kept outside 72 hours ago' },
  ],
])('doctor says when the shipping of the audit log lags behind: %o', (state, expected) => {
  expect(lagText(state)).toEqual(expected)
})
