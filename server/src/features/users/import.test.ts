import * as audit from '@alta/contract/audit'
import * as auth from '@alta/contract/auth'
import * as users from '@alta/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPassword, openTestServer, type Person, type TestServer } from '../../contract-tests/test-server.ts'

let server: TestServer
let administrator: Person
let here: string
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.person(['administrator'])
  here = await server.organisation('Hospital Sant Pau')
})
afterAll(() => server.close())

const heading = 'name,email,organisation,role,locale'

const why = 'Trabajan en la planta tercera'
const dry = { query: { dry_run: 'true' } }

const send = (raw: string | Buffer, more: object = { typed: { reason: why } }, by: Person = administrator) =>
  server.call(by, users.importFile, { raw, headers: { 'content-type': 'text/csv; charset=utf-8' }, ...more })

const outcomes = ({ json }: { json: { items: users.ImportedRow[] } }) =>
  json.items.map(({ line, outcome, errors }) =>
    [line, outcome, ...errors.map(({ column, code }) => `${column} ${code}`)].join(' '),
  )

const rolesOf = async (email: string) =>
  await server.services.db
    .selectFrom('role_assignments')
    .innerJoin('users', 'users.user_id', 'role_assignments.user_id')
    .select(['role', 'organisation_id', 'granted_by'])
    .where('email', '=', email)
    .orderBy('role')
    .execute()

test('people in a file get accounts and roles, and each a link to set a password', async () => {
  const file = `${heading}\nNúria Prat,Nuria@Ward.Example,hospital SANT pau,Clinician,ca\nJoan Serra,joan@ward.example,${here},reader,\n`
  const tried = await send(file, dry)
  expect(tried.json.counts).toEqual({ created: 2, assigned: 0, unchanged: 0, refused: 0 })
  expect(tried.json.items[0]).toEqual({
    line: 2,
    email: 'nuria@ward.example',
    outcome: 'created',
    errors: [],
    invitation_token: null,
  })
  expect(await rolesOf('nuria@ward.example')).toEqual([])
  const done = await send(file)
  expect(done.json.counts).toEqual(tried.json.counts)
  expect(await rolesOf('nuria@ward.example')).toEqual([
    { role: 'clinician', organisation_id: here, granted_by: administrator.user_id },
  ])
  // The account has no password, so nobody can sign in with it yet.
  const login = (password: string) => server.call(null, auth.login, { body: { email: 'nuria@ward.example', password } })
  expect((await login('')).status).toBe(401)
  const { invitation_token } = done.json.items[0]
  const body = { name: 'Núria Prat i Puig', email: 'nuria@ward.example', password: knownPassword, invitation_token }
  const set = await server.call(null, auth.register, { body })
  expect([set.status, set.json.locale, set.json.healthcare_organisation_role_count]).toEqual([201, 'ca', 1])
  expect((await login(knownPassword)).status).toBe(200)
  const again = await send(file)
  expect(outcomes(again)).toEqual(['2 unchanged', '3 unchanged'])
  expect(again.json.items.every((item: users.ImportedRow) => item.invitation_token === null)).toBe(true)
})

test('good rows are imported and each bad one says which cell is wrong', async () => {
  await server.organisation('Clínica Doble')
  await server.organisation('Clinica doble')
  const { status, json } = await send(
    [
      heading,
      'Bien,bien@ward.example,,,',
      ',sin.nombre@ward.example,,,',
      'Sin dirección,,,,',
      'Mala dirección,no es una,,,',
      'Sin organización,a@ward.example,,clinician,',
      'Sin rol,b@ward.example,Hospital Sant Pau,,',
      'Rol raro,c@ward.example,Hospital Sant Pau,chief,',
      'Sistema,d@ward.example,Hospital Sant Pau,auditor,',
      'Ningún sitio,e@ward.example,Hospital de Nadie,reader,',
      'Dos sitios,f@ward.example,Clínica Doble,reader,',
      'Lengua,g@ward.example,,,fr',
      `${'x'.repeat(121)},h@ward.example,,,`,
      'García, Ana,i@ward.example,Hospital Sant Pau,reader,es',
      'Bien,bien@ward.example,,,',
      'Auditora,auditora@ward.example,,auditor,es',
    ].join('\r\n'),
  )
  expect(status).toBe(200)
  expect(outcomes({ json })).toEqual([
    '2 created',
    '3 refused name required',
    '4 refused email required',
    '5 refused email invalid',
    '6 refused organisation required',
    '7 refused role required',
    '8 refused role invalid',
    '9 refused organisation unrecognised',
    '10 refused organisation unknown_organisation',
    '11 refused organisation invalid',
    '12 refused locale invalid',
    '13 refused name too_large',
    '14 refused name invalid',
    '15 refused email duplicate_row',
    '16 created',
  ])
  expect(json.counts).toEqual({ created: 2, assigned: 0, unchanged: 0, refused: 13 })
  expect(await rolesOf('auditora@ward.example')).toMatchObject([{ role: 'auditor', organisation_id: null }])
})

test('one address on several rows gets one account with several roles', async () => {
  const other = await server.organisation('Hospital del Mar')
  const { json } = await send(
    `${heading}\nVarias,varias@ward.example,Hospital Sant Pau,reader,es\nVarias,VARIAS@ward.example,Hospital del Mar,manager,es\nVarias,varias@ward.example,,,\n`,
  )
  expect(outcomes({ json })).toEqual(['2 created', '3 assigned', '4 unchanged'])
  expect(await rolesOf('varias@ward.example')).toMatchObject([
    { role: 'manager', organisation_id: other },
    { role: 'reader', organisation_id: here },
  ])
})

test('an existing account gets its role, keeps its name, and gets no link', async () => {
  const person = await server.person()
  const closed = await server.person()
  await server.services.db.updateTable('users').set({ active: false }).where('user_id', '=', closed.user_id).execute()
  const { json } = await send(
    `${heading}\nOtro nombre,${person.email},Hospital Sant Pau,reader,ca\nCerrada,${closed.email},Hospital Sant Pau,reader,ca\n`,
  )
  expect(outcomes({ json })).toEqual(['2 assigned', '3 refused role not_grantable'])
  expect(json.items[0].invitation_token).toBeNull()
  const { json: user } = await server.call(administrator, users.read, { params: { user_id: person.user_id } })
  expect([user.name.startsWith('Person'), user.locale, user.healthcare_organisation_role_count]).toEqual([
    true,
    'es',
    1,
  ])
})

test('a file gives an organisation one owner, and none when it has one', async () => {
  const organisation_id = await server.organisation('Sin propietaria')
  await server.person(['owner', await server.organisation('Con propietaria')])
  const { json } = await send(
    `${heading}\nUna,una@ward.example,Sin propietaria,owner,\nDos,dos@ward.example,Sin propietaria,owner,\nTres,tres@ward.example,Con propietaria,owner,\n`,
  )
  expect(outcomes({ json })).toEqual(['2 created', '3 refused role not_grantable', '4 refused role not_grantable'])
  const owned = await server.services.db
    .selectFrom('organisations')
    .innerJoin('users', 'users.user_id', 'owner_id')
    .select('email')
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()
  expect(owned?.email).toBe('una@ward.example')
})

test('a file that gives a clinical role without a reason imports nothing, not even its other rows', async () => {
  const file = `${heading}\nYo,${administrator.email},Hospital Sant Pau,clinician,\nSin,sin.motivo@ward.example,,,\n`
  const refused = await send(file, {})
  expect([refused.status, refused.json.errors]).toEqual([422, [{ pointer: '/reason', code: 'required' }]])
  expect(outcomes(await send(file))).toEqual(['2 assigned', '3 created'])
})

describe('supported formats of files', () => {
  const row = 'Ñandú Pérez,PLACE@ward.example,,,es'
  const file = `\n${heading}\n${row}\n`
  const named = (name: string) => file.replace('PLACE', name)
  test.each<[string, (name: string) => Buffer]>([
    ['UTF-8 with a mark', (name) => Buffer.from(`\uFEFF${named(name)}`)],
    [
      'UTF-16, as Excel saves Unicode text',
      (name) => Buffer.from(`\uFEFF${named(name).replaceAll(',', '\t')}`, 'utf16le'),
    ],
    [
      'windows-1252, as Excel saves CSV in Spain',
      (name) => Buffer.from(named(name).replaceAll(',', ';').replaceAll('\n', '\r\n'), 'latin1'),
    ],
    ['old line ends', (name) => Buffer.from(named(name).replaceAll('\n', '\r'))],
  ])('%s', async (kind, make) => {
    const username = `place${kind.length}`
    const { status, json } = await send(make(username))
    expect([status, outcomes({ json })]).toEqual([200, ['3 created']])
    const { name } = await server.services.db
      .selectFrom('users')
      .select('name')
      .where('email', '=', `${username}@ward.example`)
      .executeTakeFirstOrThrow()
    expect(name).toBe('Ñandú Pérez')
  })

  test('columns in another order, unknown columns, quoted cells over two lines, and empty rows', async () => {
    const { json } = await send(
      'Teléfono;ROLE; Email ;"Náme";organisation\n600;reader;orden@ward.example;"Apellido; Nombre\nde dos líneas";Hospital Sant Pau\n;;;;\n\n601;;sola@ward.example;Sola;\n',
    )
    expect(outcomes({ json })).toEqual(['2 created', '6 created'])
    expect(await rolesOf('orden@ward.example')).toHaveLength(1)
  })

  test('an exported file can be imported again, with its escaped cells', async () => {
    const { json } = await send(`${heading},active\n"'=HYPERLINK(""x"")",formula@ward.example,,,,true\n`)
    expect(outcomes({ json })).toEqual(['2 created'])
    const found = await server.call(administrator, users.list, { query: { q: 'formula' } })
    expect(found.json.items[0].name).toBe('=HYPERLINK("x")')
  })
})

describe('invalid files', () => {
  test.each<[string, Buffer, string]>([
    ['nothing', Buffer.from(''), ' required'],
    ['blanks', Buffer.from(' \n\n '), ' required'],
    ['a workbook', Buffer.from('PK\u0003\u0004 and so on'), ' unreadable_file'],
    ['a PDF', Buffer.from('%PDF-1.7'), ' unreadable_file'],
    ['zero bytes', Buffer.from(`${heading}\nA\0B,a0@ward.example,,,`), ' unreadable_file'],
    ['a quote that never closes', Buffer.from(`${heading}\n"Ana,a1@ward.example,,,\n`), ' unreadable_file'],
    ['one endless row', Buffer.from(`${heading}\n${'x'.repeat(20_000)}`), ' unreadable_file'],
    ['no address', Buffer.from('name,organisation,role\nAna,,\n'), '/email missing_column'],
    [
      'a role under another title',
      Buffer.from('name,email,organisation,rol\nAna,a2@ward.example,,\n'),
      '/role missing_column',
    ],
    ['a title twice', Buffer.from('name,email,email,organisation,role\n'), '/email invalid'],
    ['too many rows', Buffer.from(`${heading}\n${'A,a@ward.example,,,\n'.repeat(10_001)}`), ' too_many_rows'],
  ])('%s', async (_kind, file, expected) => {
    const { status, json } = await send(file)
    const [{ pointer, code }] = json.errors
    expect([status, json.code, `${pointer} ${code}`]).toEqual([422, 'validation-failed', expected])
  })

  test('more than five megabytes', async () => {
    const { status, json } = await send(Buffer.alloc(5 * 1024 * 1024 + 1, 'x'))
    expect([status, json.code]).toEqual([413, 'payload-too-large'])
  })

  test('a heading alone is a file without people', async () => {
    const { status, json } = await send(heading)
    expect([status, json.items]).toEqual([200, []])
  })
})

test('ten thousand rows are imported at once, each with its own link and audit event', async () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, number) => `Persona ${number},persona.${number}@import.example,Hospital Sant Pau,reader,es`,
  )
  const { status, json } = await send(`${heading}\n${rows.join('\n')}\n`)
  expect([status, json.counts.created, json.items.length]).toEqual([200, 10_000, 10_000])
  expect(new Set(json.items.map((item: users.ImportedRow) => item.invitation_token)).size).toBe(10_000)
  const { lines } = await server.services.db
    .selectFrom('audit_events')
    .select((eb) => eb.fn.countAll<number>().as('lines'))
    .where('act', '=', 'assignments.create')
    .where('organisation_id', '=', here)
    .executeTakeFirstOrThrow()
  expect(lines).toBeGreaterThanOrEqual(10_000)
  const query = { organisation_id: here }
  const { items } = (await server.call(await server.person(['auditor']), audit.verification, { query })).json
  expect(items[0]).toMatchObject({ intact: true })
  const found = { query: { q: 'import.example', count: 'true', limit: '1' } }
  expect((await server.call(administrator, users.list, found)).json).toMatchObject({ total: 1_000, total_capped: true })
})

test('of two imports of one file at once each person is created once', async () => {
  const file = `${heading}\n${Array.from({ length: 50 }, (_, number) => `Par ${number},par${number}@ward.example,Hospital Sant Pau,reader,es`).join('\n')}`
  const both = await Promise.all([send(file), send(file)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.map(({ json }) => json.counts.created).toSorted((a, b) => a - b)).toEqual([0, 50])
})

test('only administrators import people', async () => {
  const owner = await server.person(['owner', await server.organisation('Ajena')], ['auditor'])
  expect((await send(`${heading}\nA,nadie@ward.example,,,\n`, {}, owner)).json.code).toBe('forbidden')
})
