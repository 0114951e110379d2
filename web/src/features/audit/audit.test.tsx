import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { requestAs, accessibilityViolations, openAs, ownOrganisation } from '../../test-app.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const log = page.getByRole('table', { name: 'Audit log' })

let organisation_id = ''
const openLog = async (search = '', person: 'owner' | 'administrator' | 'auditor' = 'owner') => {
  await openAs(person, `/organisations/${organisation_id}?tab=audit${search}`)
}

/** Records the files that the page offers for download, with their names, instead of saving them. */
function watchDownloads() {
  const downloads: { name: string; bytes: Blob }[] = []
  let last = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((bytes) => {
    if (bytes instanceof Blob) last = bytes
    return 'blob:kept'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function recordDownload(this: HTMLAnchorElement) {
    downloads.push({ name: this.download, bytes: last })
  })
  return downloads
}

const body = { name: 'Audited system', expires_in_days: 30, roles: ['reader'], reason: 'Read by the auditors' }
const credentials = () => `/organisations/${organisation_id}/service-credentials`

async function issueAndRevoke() {
  const { service_credential_id } = await requestAs('owner', credentials(), { method: 'POST', body })
  await requestAs('owner', `/service-credentials/${service_credential_id}`, { method: 'DELETE' })
}

beforeAll(async () => {
  const { items } = await requestAs('owner', '/organisations?permission=audit:read')
  organisation_id = items[0].organisation_id
  await issueAndRevoke()
  // The call is refused and recorded as refused, because an auditor may only read.
  await requestAs('auditor', credentials(), { method: 'POST', body }).catch(() => undefined)
  // A read is recorded when it is answered, so the log shows only the reads before its own.
  await requestAs('owner', `/audit-events?organisation_id=${organisation_id}`)
})

afterEach(() => vi.restoreAllMocks())

test('the log shows in words who did what, newest first, and opening it is recorded too', async () => {
  await openLog()
  await expect.element(log.getByRole('row').nth(1)).toMatchTextContent('Open the audit log')
  await expect.element(log.getByRole('row', { name: /Revoke a service credential/ }).first()).toMatchTextContent('Done')
  await expect
    .element(log.getByRole('row', { name: /Aurora Audita.*Create a service credential/ }).first())
    .toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('an event opens with its ids, fields and hash', async () => {
  await openLog('&act=credentials')
  await log.getByRole('button', { name: 'Create a service credential' }).last().click()
  await expect.element(dialog.getByText('credentials.create')).toBeVisible()
  await expect.element(dialog.getByText('service_credential_id')).toBeVisible()
  await expect.element(dialog.getByText('expires_in_days')).toBeVisible()
  await expect.element(dialog.getByText('Number in its chain')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
})

test('the log can be filtered by feature and outcome, and the address can be shared', async () => {
  await openLog()
  await button('Acts').click()
  await page.getByRole('menuitemradio', { name: 'Service credentials' }).click()
  await expect.element(log.getByRole('row', { name: /Open the audit log/ })).not.toBeInTheDocument()
  await button('Outcome').click()
  await page.getByRole('menuitemradio', { name: 'Refused' }).click()
  await expect.poll(() => location.search).toContain('outcome=refused')
  expect(location.search).toContain('act=credentials')
  await expect.element(log.getByRole('row').nth(1)).toMatchTextContent('Refused: You do not have permission for this.')
  await expect.element(log.getByText('Done')).not.toBeInTheDocument()
})

test('the log can be filtered by dates, typed at the keyboard', async () => {
  await openLog()
  await button('Days').click()
  await page.getByRole('group', { name: 'From' }).getByRole('spinbutton').first().click()
  await userEvent.keyboard('01011990')
  await page.getByRole('group', { name: 'To' }).getByRole('spinbutton').first().click()
  await userEvent.keyboard('31122020')
  expect(await accessibilityViolations()).toEqual([])
  await button('Apply').click()
  await expect.element(page.getByText('Nothing matches')).toBeVisible()
  expect(location.search).toContain('from=1990-01-01')
  await button('Remove filter: Days').click()
  await expect.element(log.getByRole('row').nth(1)).toBeVisible()
  expect(location.search).not.toContain('to=')
})

test('the log can be filtered by one person, found during typing', async () => {
  await openLog()
  await button('Person').click()
  await page.getByRole('combobox', { name: 'Person' }).fill('olga')
  await page.getByRole('option', { name: /Olga Propietaria/ }).click()
  await expect.poll(() => location.search).toContain('actor_id=')
  await expect.element(log.getByRole('row', { name: /Aurora Audita/ })).not.toBeInTheDocument()
  await expect.element(log.getByRole('row', { name: /Olga Propietaria/ }).first()).toBeVisible()
})

test('the filtered events can be exported as a file', async () => {
  const downloads = watchDownloads()
  await openLog('&act=credentials')
  await button('Export').click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  await expect.element(page.getByText('Audit log exported')).toBeVisible()
  await button('Export').click()
  await page.getByRole('menuitem', { name: /NDJSON/ }).click()
  await expect.poll(() => downloads.length).toBe(2)
  expect(downloads.map(({ name }) => name.replace(/^.*\./, ''))).toEqual(['csv', 'ndjson'])
  const [csv, ndjson] = await Promise.all(downloads.map(({ bytes }) => bytes.text()))
  expect(csv).toContain('credentials.create')
  expect(csv).not.toContain('audit.list')
  expect(ndjson?.split('\n')[0]).toMatch(/^\{.*"act":"credentials\./)
})

test('verification says that the chain is intact since the first event', async () => {
  await openLog()
  await button('Verify').click()
  await expect.element(dialog.getByText(/^[\d.,]+ events, intact since the first$/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('verification names the event at which a chain that was tampered with breaks', async () => {
  const real = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.includes('/audit-events/verification')) return await real(input, init)
    const chain = { organisation_id, organisation_name: 'St Gobnait’s', events: 1204, head_hash: 'ab12' }
    return Response.json({ items: [{ ...chain, intact: false, broken_at: 311 }], next_cursor: null })
  })
  await openLog()
  await button('Verify').click()
  await expect.element(dialog.getByText('1,204 events, broken at event 311')).toBeVisible()
})

/** Answers every request for the log with these events; each one changes some fields of a sample event. */
function answerEvents(...changes: readonly object[]) {
  const real = window.fetch
  const done = {
    organisation_id,
    organisation_name: 'St Gobnait’s',
    occurred_at: '2026-11-20T10:00:00.000Z',
    actor: { kind: 'user', id: 'u1', name: 'Olga Propietaria' },
    address: null,
    act: 'reports.read',
    outcome: 'done',
    record: null,
    detail: {},
    hash: 'ab12',
  }
  const items = changes.map((change, index) => ({ ...done, sequence: index + 1, ...change }))
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.includes('/audit-events?')) return await real(input, init)
    return Response.json({ items, next_cursor: null, total: items.length })
  })
}

test('deleted, anonymous and service actors are labelled, and an unknown action is shown by its key', async () => {
  answerEvents(
    { actor: { kind: 'user', id: 'u2', name: null } },
    { actor: { kind: 'nobody', id: null, name: null }, act: 'auth.login', outcome: 'rate-limited' },
    { actor: { kind: 'service_credential', id: 'c1', name: 'Audit mirror' }, act: 'chat.answer' },
  )
  await openLog()
  await expect.element(log.getByRole('row').nth(1)).toMatchTextContent(/Deleted person.*Open a report/)
  await expect.element(log.getByRole('row').nth(2)).toMatchTextContent(/Nobody signed in.*Sign in.*Too many attempts/)
  await expect.element(log.getByRole('row').nth(3)).toMatchTextContent(/Audit mirror \(service cred.*chat\.answer/)
})

const shown = { records: 12, discharge_report_ids: 'r1 r2' }

test.each([
  ['en', /List reports · 12 records/, /Search · 1 record(?!s)/, /List the documents of a chat session · 2 records/],
  ['es', /Listar informes · 12 registros/, /Buscar · 1 registro(?!s)/, /Listar los documentos .* · 2 registros/],
  ['ca', /Llistar informes · 12 registres/, /Cercar · 1 registre(?!s)/, /Llistar els documents .* · 2 registres/],
] as const)('a list or a search says how many records it showed (%s)', async (locale, ...expected) => {
  answerEvents(
    { act: 'reports.list', detail: shown },
    { act: 'search.find', detail: { ...shown, records: 1 } },
    { act: 'documents.list', detail: { ...shown, records: 2 } },
  )
  await openAs('owner', `/organisations/${organisation_id}?tab=audit`, locale)
  const rows = page.getByRole('table').getByRole('row')
  for (const [index, words] of expected.entries()) await expect.element(rows.nth(index + 1)).toMatchTextContent(words)
  if (locale !== 'en') return
  await button(/List reports/).click()
  await expect.element(dialog.getByText('Records shown')).toBeVisible()
  await expect.element(dialog.getByText('r1 r2')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
})

test('a list that a clinician opened is in the owner’s log, and can be filtered like the chats', async () => {
  await requestAs('clinician', `/discharge-reports?organisation_id=${organisation_id}&limit=3`)
  await openLog()
  await button('Acts').click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Chat', exact: true })).toBeVisible()
  await expect.element(page.getByRole('menuitemradio', { name: 'Documents of the chat' })).toBeVisible()
  await page.getByRole('menuitemradio', { name: 'Discharge reports' }).click()
  await expect.element(log.getByRole('row', { name: /List reports · \d+ records?/ }).first()).toBeVisible()
})

test('a person who may not read reports cannot filter by record number', async () => {
  await openLog()
  await expect.element(log.getByRole('row').nth(1)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Record number' })).not.toBeInTheDocument()
})

test(
  'a reader of reports finds events by record number, which is neither in an address nor stored',
  { timeout: 300_000 },
  async () => {
    const organisation = await ownOrganisation(`Numbered ward ${Date.now().toString(36)}`, ['clinician', 'manager'])
    const text =
      'Patient: Zosima Quintanar  MRN 88ZQ7731\nAdmitted with dyspnoea and fever for three days. Discharged home.'
    const body = { organisation_id: organisation, language: 'en', title: 'Numbered', source: { text } }
    const { discharge_report_id: id } = await requestAs('clinician', '/discharge-reports', { method: 'POST', body })
    const read = () => requestAs('clinician', `/discharge-reports/${id}`)
    await expect.poll(async () => (await read()).status, { timeout: 180_000 }).toBe('ready')
    await requestAs('clinician', `/discharge-reports/${id}/head`, {
      method: 'PUT',
      body: { revision: 0, head: { record_number: { value: '88ZQ7731' } } },
    })
    const fetched = vi.spyOn(window, 'fetch')
    await openAs('clinician', `/organisations/${organisation}?tab=audit`)
    await expect.element(log.getByRole('row', { name: /Give a role/ }).first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Record number' }).fill('88zq-7731')
    await expect.element(log.getByRole('row', { name: /Give a role/ })).not.toBeInTheDocument()
    await expect.element(log.getByRole('row', { name: /Numbered/ }).first()).toBeVisible()
    const addresses = [
      location.href,
      JSON.stringify(history.state),
      ...fetched.mock.calls.map(([input]) => new Request(input).url),
    ]
    expect(addresses.join(' ')).not.toMatch(/zq-?7731/i)
    expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/zq-?7731/i)
    expect(await accessibilityViolations()).toEqual([])
  },
)

test('the page of a person shows what they did last', async () => {
  await issueAndRevoke()
  const { items } = await requestAs('administrator', '/users?q=olga')
  await openAs('administrator', `/users/${items[0].user_id}`)
  const lines = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')
  await expect.element(lines.first()).toMatchTextContent(/ago|now/)
  await expect.element(lines.filter({ hasText: 'Revoke a service credential ·' }).first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('the log of the whole system names the organisation of each event', async () => {
  await openAs('administrator', '/organisations?tab=audit&act=credentials')
  const { items } = await requestAs('owner', '/organisations?permission=audit:read')
  await expect.element(log.getByRole('columnheader', { name: 'Organisation' })).toBeVisible()
  await expect.element(log.getByRole('row', { name: new RegExp(items[0].name) }).first()).toBeVisible()
})

test('on a phone each event is a card', async () => {
  await page.viewport(390, 844)
  await openAs('owner', `/organisations/${organisation_id}?tab=audit`, 'ca')
  await expect.element(page.getByRole('button', { name: 'Obrir el registre d’auditoria' }).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await accessibilityViolations()).toEqual([])
  await page.viewport(1280, 800)
})
