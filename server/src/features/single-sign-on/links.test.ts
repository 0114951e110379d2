import * as auth from '@alta/contract/auth'
import * as singleSignOn from '@alta/contract/single-sign-on'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestProvider, type TestProvider } from '../../contract-tests/identity-provider.ts'
import { type Caller, knownPassword, type Person, type TestServer } from '../../contract-tests/test-server.ts'
import * as on from './single-sign-on.fixtures.ts'

let hospital: TestProvider
let server: TestServer
beforeAll(async () => {
  hospital = await openTestProvider({ redirect_uri: on.returnAddress('hospital') })
  server = await on.openServerWith([on.settingsOf('hospital', hospital)])
})
afterAll(async () => {
  await server.close()
  await hospital.close()
})

const beginLink = async (by: Caller, password = knownPassword) =>
  await server.call(by, singleSignOn.beginLink, { body: { provider_id: 'hospital', password } })

/** Finishes the link that `by` started, as this person of the provider. */
async function comeBack(by: Caller, started: { authorization_url: string; browser_secret: string }, as: string) {
  const returned = await hospital.signIn(started.authorization_url, as)
  const body = { provider_id: 'hospital', returned, browser_secret: started.browser_secret }
  return await server.call(by, singleSignOn.finishLink, { body })
}

const link = async (by: Caller, as: string) => await comeBack(by, (await beginLink(by)).json, as)
const linksOf = async (by: Caller) => (await server.call(by, singleSignOn.links)).json

test('a person links the account after entering the password again, signs in through the provider, and unlinks it', async () => {
  const person = await server.person()
  hospital.people.set('ines', { email: 'other@hospital.example', email_verified: true })
  expect(await linksOf(person)).toEqual({ items: [], next_cursor: null, has_password: true })
  const linked = await link(person, 'ines')
  expect(linked.status).toBe(201)
  expect(linked.json).toMatchObject({ provider_id: 'hospital', provider_name: 'Sign-in of hospital' })
  const signedIn = await on.signInAt(server, hospital, ['hospital', 'ines'])
  expect(signedIn.json.user).toMatchObject({ user_id: person.user_id, origin: 'installed' })
  const { items } = await linksOf(person)
  expect(items).toHaveLength(1)
  expect(items[0].last_used_at).not.toBeNull()
  const params = { identity_link_id: items[0].identity_link_id }
  expect((await server.call(await server.person(), singleSignOn.unlink, { params })).status).toBe(404)
  expect((await server.call(person, singleSignOn.unlink, { params })).status).toBe(204)
  expect((await server.call(on.asCaller(signedIn), auth.me)).status).toBe(401)
  expect((await server.call(person, auth.me)).status).toBe(200)
  expect((await linksOf(person)).items).toEqual([])
})

test('a wrong password links nothing and counts as a failed attempt', async () => {
  const person = await server.person()
  const wrong = await beginLink(person, 'not the password at all')
  expect(wrong.json).toMatchObject({ code: 'validation-failed', errors: [{ pointer: '/password', code: 'invalid' }] })
  for (let number = 0; number < 9; number += 1) await beginLink(person, 'not the password at all')
  expect((await beginLink(person)).json.code).toBe('rate-limited')
})

test('a link is completed only by the session that began it, and never by a sign-in', async () => {
  const person = await server.person()
  const elsewhere = await server.call(null, auth.login, { body: { email: person.email, password: knownPassword } })
  hospital.people.set('joan', { email: 'joan@hospital.example', email_verified: true })
  const refused = async (by: Caller | null) => {
    const started = (await beginLink(person)).json
    if (by !== null) return on.reasonOf(await comeBack(by, started, 'joan'))
    const returned = await hospital.signIn(started.authorization_url, 'joan')
    return on.reasonOf(
      await on.finish(server, { provider_id: 'hospital', returned, browser_secret: started.browser_secret }),
    )
  }
  expect(await refused(on.asCaller(elsewhere))).toBe('expired')
  expect(await refused(await server.person())).toBe('expired')
  expect(await refused(null)).toBe('expired')
  const signingIn = (await on.begin(server, 'hospital')).json
  expect(on.reasonOf(await comeBack(person, signingIn, 'joan'))).toBe('expired')
  expect((await linksOf(person)).items).toEqual([])
})

test('an identity belongs to one account, and an account to one identity of each provider', async () => {
  const [first, second] = [await server.person(), await server.person()]
  expect((await link(first, 'karim')).status).toBe(201)
  expect(on.reasonOf(await link(second, 'karim'))).toBe('linked_to_other')
  expect(on.reasonOf(await link(first, 'karim'))).toBe('linked_already')
  expect(on.reasonOf(await link(first, 'karim-too'))).toBe('linked_already')
})

test('an account that nobody vouches for is linked only where the provider vouches for its address', async () => {
  const register = async (email: string): Promise<Person> => {
    await server.call(null, auth.register, { body: { name: 'Alguien', email, password: knownPassword } })
    const { json } = await server.call(null, auth.login, { body: { email, password: knownPassword } })
    return { token: json.token, user_id: json.user.user_id, email }
  }
  hospital.people.set('laia', { email: 'laia@hospital.example', email_verified: true })
  expect(on.reasonOf(await link(await register('somebody@hospital.example'), 'laia'))).toBe('unverified_account')
  const laia = await register('laia@hospital.example')
  expect((await link(laia, 'laia')).status).toBe(201)
  expect((await server.call(laia, auth.me)).json.user.verified_at).not.toBeNull()
})

test('an account that can sign in only through the provider keeps its link', async () => {
  hospital.people.set('marc', { email: 'marc@hospital.example', email_verified: true })
  const marc = on.asCaller(await on.signInAt(server, hospital, ['hospital', 'marc']))
  const { items, has_password } = await linksOf(marc)
  expect(has_password).toBe(false)
  const params = { identity_link_id: items[0].identity_link_id }
  expect((await server.call(marc, singleSignOn.unlink, { params })).json.code).toBe('forbidden')
  expect((await linksOf(marc)).items).toHaveLength(1)
})
