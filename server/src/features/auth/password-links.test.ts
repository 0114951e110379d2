import * as auth from '@alta/contract/auth'
import * as notices from '@alta/contract/notices'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, knownPassword, type Person } from '../../contract-tests/test-server.ts'
import { openMailing } from '../mail/mail.fixtures.ts'
import { identityLink } from '../../contract-tests/single-sign-on-records.ts'

let server: Awaited<ReturnType<typeof openMailing>>
beforeAll(async () => {
  server = await openMailing()
})
afterAll(() => server.close())

const fresh = 'nueve gatos pardos en el portal'
let networks = 0
/** Uses a separate network address, so that the tests do not share a rate limit. */
const elsewhere = () => ({ headers: { 'x-forwarded-for': `198.51.${(networks += 1)}.7` } })
const ask = async (email: string, from = elsewhere()) =>
  await server.call(null, auth.requestPasswordLink, { body: { email }, ...from })
const use = async (password_token: string, new_password = fresh) =>
  await server.call(null, auth.usePasswordLink, { body: { password_token, new_password } })
const signIn = async ({ email }: Person, password: string) =>
  (await server.call(null, auth.login, { body: { email, password }, ...elsewhere() })).status
/** Waits until every requested mail has been handled. */
const settled = async () =>
  await expect
    .poll(async () =>
      server.services.database.statements.execute(
        "select 1 from pgboss.job where name = 'send-mail' and state in ('created', 'active', 'retry')",
      ),
    )
    .toEqual([])
const mails = ({ email }: Person) => server.post.arrived.filter(({ to }) => to.includes(email)).length

test('a link for a forgotten password comes by mail, works once, ends every session, and is notified', async () => {
  const person = await server.person()
  expect((await ask(person.email.toUpperCase())).status).toBe(204)
  const mail = await server.mailTo(person.email)
  expect(mail.subject).toBe('Contraseña nueva para Alta')
  expect(mail.link.pathname).toBe('/new-password')
  expect((await use(mail.token, 'corta')).status).toBe(422)
  expect((await use(mail.token)).status).toBe(204)
  expect((await server.call(person, auth.me)).status).toBe(401)
  expect(await signIn(person, knownPassword)).toBe(401)
  const signed = await server.call(null, auth.login, { body: { email: person.email, password: fresh } })
  const received = (await server.call({ token: signed.json.token }, notices.list)).json.items
  expect(received.map(({ kind }: notices.Notice) => kind)).toContain('password_reset')
  const again = await use(mail.token)
  expect([again.status, again.json.errors[0].code]).toEqual([422, 'token_spent'])
})

test('a link is valid for half an hour, and a newer one replaces it', async () => {
  const person = await server.person()
  await ask(person.email)
  const first = await server.mailTo(person.email)
  await ask(person.email)
  await settled()
  const second = await server.mailTo(person.email)
  expect(second.token).not.toBe(first.token)
  expect((await use(first.token)).status).toBe(422)
  server.later(31 * 60_000)
  expect((await use(second.token)).status).toBe(422)
})

test('accounts that are unknown, deactivated, without a password or linked to a provider get the same answer and no link', async () => {
  const [closed, bare, linked, known] = [
    await server.person(),
    await server.person(),
    await server.person(),
    await server.person(),
  ]
  const { db } = server.services
  await db.updateTable('users').set({ active: false }).where('user_id', '=', closed.user_id).execute()
  await db.updateTable('users').set({ password_hash: null }).where('user_id', '=', bare.user_id).execute()
  await identityLink(server, linked.user_id)
  const answers = []
  for (const email of ['nobody@ward.example', closed.email, bare.email, linked.email, known.email]) {
    const { status, text, headers } = await ask(email)
    answers.push([status, text, Object.keys(headers).toSorted()])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.[0]).toBe(204)
  await settled()
  expect([closed, bare, linked, known].map(mails)).toEqual([0, 0, 0, 1])
  expect(server.post.arrived.filter(({ to }) => to.includes('nobody@ward.example'))).toEqual([])
})

test('an address gets three links an hour, a network may request twenty', async () => {
  const person = await server.person()
  for (let time = 0; time < 5; time += 1) expect((await ask(person.email)).status).toBe(204)
  await settled()
  expect(mails(person)).toBe(3)
  const from = elsewhere()
  for (let time = 0; time < 20; time += 1) expect((await ask(`none${time}@ward.example`, from)).status).toBe(204)
  const refused = await ask(person.email, from)
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  expect((await ask(person.email)).status).toBe(204)
})

test('an administrator who changes an address gets no link to it until its owner has signed in', async () => {
  const person = await server.person()
  const administrator = await server.person(['administrator'])
  await ask(person.email)
  const before = await server.mailTo(person.email)
  const email = `new-${person.email}`
  const changed = await server.call(administrator, users.update, {
    params: { user_id: person.user_id },
    body: { email },
  })
  expect(changed.status).toBe(200)
  // An earlier link stops working, and the earlier address gets a mail.
  expect((await use(before.token)).status).toBe(422)
  const letter = await server.mailTo(person.email, email)
  expect(letter.text).toContain('Este mensaje va a la anterior')
  await ask(email)
  await settled()
  const toNew = () => server.post.arrived.filter(({ to }) => to.includes(email)).length
  expect(toNew()).toBe(0)
  expect(await signIn({ ...person, email }, knownPassword)).toBe(200)
  await ask(email)
  await settled()
  expect(toNew()).toBeGreaterThan(0)
})

test('without mail, and where passwords are for emergencies only, there are no such links', async () => {
  const plain = await openTestServer()
  try {
    const body = { email: 'una@ward.example' }
    expect((await plain.call(null, auth.requestPasswordLink, { body })).status).toBe(404)
    expect(
      (await plain.call(null, auth.usePasswordLink, { body: { password_token: 'x', new_password: fresh } })).status,
    ).toBe(404)
  } finally {
    await plain.close()
  }
})

test('the request is in the audit log without the address that was typed', async () => {
  const typed = `someone-${crypto.randomUUID()}@ward.example`
  await ask(typed)
  const rows = await server.services.db
    .selectFrom('audit_events')
    .selectAll()
    .where('act', '=', 'auth.request_password_link')
    .execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(typed)
})
