import * as auth from '@alta/contract/auth'
import * as invitations from '@alta/contract/invitations'
import * as notices from '@alta/contract/notices'
import { afterEach, expect, test } from 'vitest'
import { openMailServer } from '../../contract-tests/mail-server.ts'
import { knownPassword, openTestServer, type Person } from '../../contract-tests/test-server.ts'
import { openMailing } from './mail.fixtures.ts'

type MailFixture = Awaited<ReturnType<typeof openMailing>>
let server: MailFixture | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})
const open = async (...args: Parameters<typeof openMailing>) => {
  server = await openMailing(...args)
  return server
}
const reason = 'Trabaja en la planta tercera'

const inviting = async (mailing: MailFixture) => {
  const organisation_id = await mailing.organisation('Hospital <b>&</b> Clínica')
  const manager = await mailing.person(['manager', organisation_id])
  const invite = async (email: string, more: object = {}) =>
    await mailing.call(manager, invitations.create, {
      body: { email, organisation_id, role: 'reader', reason, ...more },
    })
  return { organisation_id, manager, invite }
}
const stateOf = async (mailing: MailFixture, by: Person, email: string) =>
  (await mailing.call(by, invitations.list)).json.items.find((one: invitations.Invitation) => one.email === email)?.mail

test.each([
  ['es', 'Invitación a Alta', /le invita a Hospital <b>&<\/b> Clínica/],
  ['ca', 'Invitació a Alta', /el convida a Hospital/],
  ['en', 'Invitation to Alta', /invites you to Hospital/],
] as const)(
  'an invitation comes by mail in the reader’s language (%s), with a link that works',
  async (locale, subject, expected) => {
    const mailing = await open()
    const { manager, invite } = await inviting(mailing)
    const email = 'nuria@ward.example'
    const created = await invite(email, { locale, name: 'Núria Peña' })
    expect(created.json.invitation.mail).toBe('waiting')
    const mail = await mailing.mailTo(email)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toMatch(expected)
    expect(mail.html).toContain('Hospital &lt;b&gt;&amp;&lt;/b&gt; Clínica')
    expect(mail.html).toContain(`<html lang="${locale}">`)
    expect(mail.text).not.toContain(reason)
    expect(mail.link.origin + mail.link.pathname).toBe('https://alta.hospital.example/register')
    await expect.poll(() => stateOf(mailing, manager, email)).toBe('sent')
    // The link that was shown and the link that was sent differ. Only one of them can be used.
    expect(mail.token).not.toBe(created.json.invitation_token)
    const body = { name: 'Núria Peña', email, password: knownPassword, invitation_token: mail.token }
    expect((await mailing.call(null, auth.register, { body })).status).toBe(201)
    const look = { body: { invitation_token: created.json.invitation_token } }
    expect((await mailing.call(null, invitations.look, look)).status).toBe(422)
  },
)

test('no link is in the database, neither of a sent mail nor of one that waits', async () => {
  const mailing = await open()
  const { invite } = await inviting(mailing)
  await invite('una@ward.example')
  const { token } = await mailing.mailTo('una@ward.example')
  const dump = JSON.stringify([
    await mailing.services.db.selectFrom('invitations').selectAll().execute(),
    await mailing.services.database.statements.execute('select * from pgboss.job'),
    await mailing.services.db.selectFrom('audit_events').selectAll().execute(),
  ])
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(dump).not.toContain(token)
  expect(dump).toContain('send-mail')
})

test('a mail is sent once a server that was away is back', async () => {
  const mailing = await open()
  const { manager, invite } = await inviting(mailing)
  await mailing.post.close()
  await invite('luego@ward.example')
  await expect
    .poll(
      async () =>
        (await mailing.services.database.statements.execute("select 1 from pgboss.job where state = 'retry'")).length,
    )
    .toBeGreaterThan(0)
  expect(await stateOf(mailing, manager, 'luego@ward.example')).toBe('waiting')
  const back = await openMailServer({ port: mailing.post.port })
  try {
    await expect.poll(() => back.arrived.length).toBe(1)
    await expect.poll(() => stateOf(mailing, manager, 'luego@ward.example')).toBe('sent')
  } finally {
    await back.close()
  }
})

test('a permanently refused mail is shown in the list and notified to the sender, and is sent again on request', async () => {
  let refuses = true
  const mailing = await open({ refusal: () => (refuses ? 550 : undefined) })
  const { manager, invite } = await inviting(mailing)
  const email = 'nadie@ward.example'
  const { json } = await invite(email)
  await expect.poll(() => stateOf(mailing, manager, email)).toBe('failed')
  const noticesOf = async () => (await mailing.call(manager, notices.list)).json.items
  await expect.poll(noticesOf).toMatchObject([{ kind: 'invitation_not_sent', subject: { name: email } }])
  refuses = false
  const { invitation_id } = json.invitation
  const again = await mailing.call(manager, invitations.send, { params: { invitation_id } })
  expect([again.status, again.json.mail]).toEqual([200, 'waiting'])
  await mailing.mailTo(email)
  await expect.poll(() => stateOf(mailing, manager, email)).toBe('sent')
})

test('a mail whose retries are used up is marked as not sent', async () => {
  const mailing = await open({ refusal: () => 450 })
  const { manager, invite } = await inviting(mailing)
  await invite('lleno@ward.example')
  await expect.poll(() => stateOf(mailing, manager, 'lleno@ward.example'), { timeout: 30_000 }).toBe('failed')
})

test('an expired link, and one whose sender lost the permission, is not sent; without mail none is', async () => {
  const mailing = await open()
  const { manager, invite, organisation_id } = await inviting(mailing)
  const { invitation_id } = (await invite('tarde@ward.example')).json.invitation
  await mailing.mailTo('tarde@ward.example')
  const other = await mailing.person(['owner', organisation_id])
  await mailing.services.db.deleteFrom('role_assignments').where('user_id', '=', manager.user_id).execute()
  expect((await mailing.call(other, invitations.send, { params: { invitation_id } })).status).toBe(422)
  const plain = await openTestServer()
  try {
    const administrator = await plain.person(['administrator'])
    const created = await plain.call(administrator, invitations.create, { body: { email: 'sin@ward.example' } })
    expect(created.json.invitation).toMatchObject({ mail: null, mailed_at: null })
    const params = { invitation_id: created.json.invitation.invitation_id }
    expect((await plain.call(administrator, invitations.send, { params })).status).toBe(404)
  } finally {
    await plain.close()
  }
})

test('a name with header or HTML injection does not change a mail', async () => {
  const mailing = await open()
  const { manager, invite } = await inviting(mailing)
  const name = 'Eva\r\nBcc: victim@elsewhere.example\r\n\r\n<script>alert(1)</script>'
  await mailing.services.db.updateTable('users').set({ name }).where('user_id', '=', manager.user_id).execute()
  await invite('eva@ward.example', { name: '"><img src=x>' })
  const mail = await mailing.mailTo('eva@ward.example')
  expect(mailing.post.arrived.map(({ to }) => to)).toEqual([['eva@ward.example']])
  expect(mail.headers.filter((header) => /^b?cc:/i.test(header))).toEqual([])
  expect(mail.html).not.toMatch(/<script|<img/)
})
