import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDocument, createTestChat } from '../features/chat/chat.fixtures.ts'
import { requestAs, openAs } from '../test-app.tsx'

const stamp = Date.now().toString(36).toUpperCase()
const number = `77Q${stamp}`
const course = `Paciente: Zósima Quintanar Ruiz  NHC ${number}  FN 07/08/1937
Mujer de 86 años. Alergia a penicilina. Ingresa por disnea y fiebre de tres días de evolución.
Evolución: se inicia clindamicina 600 mg cada 8 horas. Afebril desde el segundo día. Alta a domicilio.
`
const secret = new RegExp(`Quintanar|Z(?:ó|%C3%B3)sima|${number}|07.08.1937|1937-08-07`, 'i')

/**
 * Everything about this page that the browser may write to disk: addresses, history state, storage, caches and cookies.
 */
async function storedData(): Promise<string> {
  const databases = await indexedDB.databases()
  return JSON.stringify([
    location.href,
    document.referrer,
    history.state,
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    await caches.keys(),
    databases.map(({ name }) => name),
  ])
}

/** Records the addresses that are fetched from now on, and the responses that the browser may cache. */
function watchCalls() {
  const calls = { addresses: new Array<string>(), cacheable: new Array<string>() }
  const real = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    calls.addresses.push(new Request(input).url)
    const response = await real(input, init)
    const isCacheable = response.headers.get('cache-control')?.includes('no-store') !== true
    if (isCacheable && response.ok) calls.cacheable.push(await response.clone().text())
    return response
  })
  return calls
}

async function ownReport(): Promise<string> {
  const { items } = await requestAs('clinician', '/organisations?permission=discharge_reports:create')
  const body = { organisation_id: items[0].organisation_id, language: 'es', source: { text: course } }
  const { discharge_report_id } = await requestAs('clinician', '/discharge-reports', { method: 'POST', body })
  const status = async () => (await requestAs('clinician', `/discharge-reports/${discharge_report_id}`)).status
  await expect.poll(status, { timeout: 180_000 }).toBe('ready')
  return discharge_report_id
}

const snapshots: string[] = []
async function look() {
  snapshots.push(await storedData())
}

afterEach(() => {
  vi.restoreAllMocks()
  history.pushState(null, '', '/profile')
})

test('using a patient’s data leaves no identifying word in addresses, storage or caches', async () => {
  const report = await ownReport()
  const { id: chat, path } = await createTestChat({ title: `Zósima Quintanar ${number}` })
  await addDocument(chat, 'Zósima Quintanar.txt', course)
  const calls = watchCalls()

  await openAs('clinician', '/browse-discharge-reports?sort=title', 'es')
  const table = page.getByRole('table', { name: 'Informes de alta' })
  await page.getByRole('textbox', { name: 'Paciente, n.º de historia o texto' }).fill(number)
  await expect.poll(() => document.querySelectorAll('tbody tr a').length).toBe(1)
  await look()
  await table.getByRole('link', { name: /Quintanar/ }).click()
  await expect.poll(() => location.search).toContain(report)
  await expect.poll(() => document.querySelectorAll('main .sentence').length).toBeGreaterThan(2)
  await look()

  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox').fill('Quintanar')
  await expect.element(page.getByRole('option', { name: /Quintanar/ }).first()).toBeVisible()
  await look()
  await userEvent.keyboard('{Escape}')

  history.pushState(null, '', path)
  const field = page.getByRole('textbox', { name: 'Pregunte sobre los documentos' })
  await field.fill('¿Qué alergias tiene Zósima Quintanar?')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Todas las frases citadas')).toBeVisible()
  await look()

  expect(calls.addresses.length).toBeGreaterThan(5)
  expect(calls.addresses.filter((address) => secret.test(decodeURIComponent(address)))).toEqual([])
  expect(calls.cacheable.filter((answer) => secret.test(answer))).toEqual([])
  expect(snapshots).toHaveLength(4)
  expect(snapshots.filter((state) => secret.test(state))).toEqual([])
}, 120_000)
