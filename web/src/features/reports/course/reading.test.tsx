import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations, openAs } from '../../../test-app.tsx'
import { clearDraft } from '../generate/draft-store.ts'

const timeout = 240_000
/** Recognising a page takes seconds of processor time, which other tests need as well. */
const chooser = () =>
  document.querySelector<HTMLInputElement>('main input[type=file]') ?? expect.fail('no file chooser')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const names = () =>
  [...document.querySelectorAll<HTMLElement>('main ol [data-file] p:first-child')].map(({ textContent }) => textContent)

async function openForm() {
  await openAs('clinician', '/generate-discharge-report')
  await expect.poll(() => document.querySelector('main input[type=file]')).not.toBeNull()
}

afterEach(async () => {
  vi.restoreAllMocks()
  clearDraft()
  history.pushState(null, '', '/profile')
  await vi.waitUntil(() => document.querySelector('main input[type=file]') === null, { timeout: 30_000 })
})

/** Answers the request to read a PDF step by step, as the server does; all other requests go to the server. */
function readSlowly() {
  const realFetch = globalThis.fetch
  const stream: { controller?: ReadableStreamDefaultController<Uint8Array>; signal?: AbortSignal | null | undefined } =
    {}
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.includes('kind=pdf')) return await realFetch(input, init)
    stream.signal = init?.signal
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream.controller = controller
        init?.signal?.addEventListener('abort', () => controller.error(new DOMException('left', 'AbortError')))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream', 'x-request-id': 'r' } })
  })
  const sendEvent = (event: string, data: object) =>
    stream.controller?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  return {
    sendEvent,
    isAborted: () => stream.signal?.aborted === true,
    hasBegun: () => stream.controller !== undefined,
  }
}

test(
  'the list of files counts the pages of a scan that have been read',
  async () => {
    await openForm()
    const { sendEvent, hasBegun } = readSlowly()
    await userEvent.upload(chooser(), [new File(['x'], 'fax.pdf')])
    await expect.poll(hasBegun).toBe(true)
    const bar = page.getByRole('progressbar', { name: 'Reading fax.pdf' })
    await expect.element(bar).not.toHaveAttribute('aria-valuenow')
    sendEvent('progress', { read: 3, pages: 12 })
    await expect.element(page.getByText('3 of 12 pages read')).toBeVisible()
    await expect.element(bar).toHaveAttribute('aria-valuetext', '3 of 12 pages read')
    await expect.element(bar).toHaveAttribute('aria-valuenow', '25')
    expect(bar.element().closest('ol[aria-label]')).not.toBeNull()
    expect(await accessibilityViolations()).toEqual([])
    sendEvent('answer', { text: 'Ingreso por disnea.', first_day: null, is_year_known: false, recognised: null })
    await expect.poll(names).toEqual(['fax.pdf'])
    expect(document.querySelector('main [role=progressbar]')).toBeNull()
  },
  timeout,
)

test(
  'a scan that fails late says why, and a cancelled one lets the next file be read',
  async () => {
    await openForm()
    const { sendEvent, isAborted, hasBegun } = readSlowly()
    const note = new File(['03/05/2024 Ingreso\nDisnea y fiebre.'], 'note.txt')
    await userEvent.upload(chooser(), [new File(['x'], 'long.pdf'), note])
    await expect.poll(hasBegun).toBe(true)
    sendEvent('progress', { read: 1, pages: 60 })
    await expect.element(page.getByText('1 of 60 pages read')).toBeVisible()
    await button('Cancel reading long.pdf').click()
    await expect.poll(isAborted).toBe(true)
    await expect.poll(names).toEqual(['note.txt'])
    await expect.element(page.getByText('long.pdf is not read any further.')).toBeInTheDocument()
    expect(document.activeElement).not.toBe(document.body)
    await userEvent.upload(chooser(), [new File(['y'], 'late.pdf')])
    await expect.element(page.getByRole('progressbar', { name: 'Reading late.pdf' })).toBeVisible()
    sendEvent('problem', { code: 'validation-failed', errors: [{ pointer: '', code: 'too_slow' }] })
    await expect.element(page.getByText('late.pdf was not added.')).toBeVisible()
  },
  timeout,
)

const cda = `<?xml version="1.0" encoding="ISO-8859-1"?>
<ClinicalDocument xmlns="urn:hl7-org:v3"><title>Informe de alta</title><languageCode code="es"/><component><structuredBody>
<component><section><title>Evolución</title><text><paragraph>Mejoría de la disnea con furosemida.</paragraph></text></section></component>
</structuredBody></component></ClinicalDocument>`
const text = 'Informe de alta\n\nEvolución\nMejoría de la disnea con furosemida.'

async function openBox(before: string): Promise<HTMLTextAreaElement> {
  await openForm()
  await page.getByRole('tab', { name: 'Paste text' }).click()
  const box = page.getByRole('textbox', { name: 'Clinical course' })
  await box.fill(before)
  const element = box.element()
  if (!(element instanceof HTMLTextAreaElement)) throw new Error('no text area')
  element.focus()
  element.setSelectionRange(before.length, before.length)
  return element
}
const paste = (box: Element, plain: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', plain)
  return box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test(
  'a pasted HL7 CDA document is converted to text at the cursor, and the original can be restored',
  async () => {
    const box = await openBox('Before.\n')
    expect(paste(box, cda)).toBe(false)
    await expect.poll(() => box.value).toBe(`Before.\n${text}`)
    await expect.element(page.getByText(/here is its text/)).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await button('Keep as plain text').click()
    await expect.poll(() => box.value).toBe(`Before.\n${cda}`)
    await expect.element(button('Keep as plain text')).not.toBeInTheDocument()
  },
  timeout,
)

test(
  'a pasted bundle that is no document stays as text, with the reason, as does one left while it is read',
  async () => {
    const bundle = '{"resourceType":"Bundle","type":"searchset","entry":[]}'
    const box = await openBox('')
    paste(box, bundle)
    await expect.poll(() => box.value).toBe(bundle)
    await expect.element(page.getByText(/could not be read as one/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Clinical course' }).fill('')
    paste(box, cda)
    await page.getByRole('tab', { name: 'Upload a file' }).click()
    await page.getByRole('tab', { name: 'Paste text' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Clinical course' })).toHaveValue(cda)
  },
  timeout,
)

const scan = 'Paciente: Ana Ruiz. Ingreso por disnea. Toma Enalapnl 10 mg. Alta a domicilio con control en consultas.'
const doubt = { start: scan.indexOf('Enalapnl'), end: scan.indexOf('Enalapnl') + 8, confidence: 41 }

/**
 * Answers requests to read a file of this kind when `answer` is called, refuses to create reports, and records the
 * requests to create them.
 */
function answering(kind: string) {
  const realFetch = globalThis.fetch
  const pending: { answer?: () => void } = {}
  const sent: unknown[] = []
  const json = (body: object) => Response.json(body, { headers: { 'x-request-id': 'r' } })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string') return await realFetch(input, init)
    if (input.includes(`kind=${kind}`)) {
      await new Promise<void>((resolve, reject) => {
        pending.answer = resolve
        init?.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')))
      })
      const recognised = { pages: [{ page: 1, confidence: 80 }], uncertain: [doubt], missing_languages: [] }
      return json({ text: scan, first_day: null, is_year_known: false, recognised })
    }
    if (init?.method !== 'POST' || !input.endsWith('/discharge-reports')) return await realFetch(input, init)
    sent.push(typeof init.body === 'string' ? JSON.parse(init.body) : null)
    return new Response(null, { status: 503 })
  })
  return { answer: () => pending.answer?.(), hasBegun: () => pending.answer !== undefined, sent }
}
const main = () => page.elementLocator(document.querySelector('main') ?? document.body)
const generate = () => main().getByRole('button', { name: 'Generate report' })

test(
  'a report requested while a file is read waits for the file, says so, and is then generated',
  async () => {
    await openForm()
    const { answer, hasBegun, sent } = answering('pdf')
    await userEvent.upload(chooser(), [new File(['x'], 'fax.pdf')])
    await expect.poll(hasBegun).toBe(true)
    await generate().click()
    await expect.element(page.getByText(/^fax.pdf is still being read/)).toBeVisible()
    await expect.element(page.getByText('Upload or paste a clinical course.')).not.toBeInTheDocument()
    expect(await accessibilityViolations()).toEqual([])
    await button('Do not generate').click()
    await expect.element(generate()).toHaveFocus()
    await generate().click()
    await expect.element(page.getByText(/^fax.pdf is still being read/)).toBeVisible()
    expect(sent).toEqual([])
    answer()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent).toMatchObject([{ source: { text: scan, filename: 'fax.pdf', uncertain: [doubt] } }])
  },
  timeout,
)

test(
  'a report that waits for a file is not made without it',
  async () => {
    await openForm()
    const { hasBegun, sent } = answering('pdf')
    const note = new File([`03/05/2024 Ingreso\n${scan}`], 'note.txt')
    await userEvent.upload(chooser(), [note])
    await expect.poll(names).toEqual(['note.txt'])
    await userEvent.upload(chooser(), [new File(['x'], 'fax.pdf')])
    await expect.poll(hasBegun).toBe(true)
    await generate().click()
    await expect.element(page.getByText(/^fax.pdf is still being read/)).toBeVisible()
    await button('Cancel reading fax.pdf').click()
    await expect.element(page.getByText('fax.pdf is not read any further.')).toBeInTheDocument()
    await expect.element(generate()).toBeVisible()
    expect(sent).toEqual([])
  },
  timeout,
)

test(
  'the uncertain words of a pasted document with a scan are sent with their marks',
  async () => {
    const before = 'Antes.\n'
    const box = await openBox(before)
    const { answer, hasBegun, sent } = answering('xml')
    paste(box, cda)
    await expect.poll(hasBegun).toBe(true)
    await generate().click()
    await expect.element(page.getByText(/^What you pasted is still being read/)).toBeVisible()
    await button('Do not generate').click()
    answer()
    await expect.poll(() => box.value).toBe(before + scan)
    await expect.element(page.getByText(/1 word may be misread and will be marked/)).toBeVisible()
    await generate().click()
    await expect.poll(() => sent).toHaveLength(1)
    const moved = { ...doubt, start: doubt.start + before.length, end: doubt.end + before.length }
    expect(sent).toMatchObject([{ source: { text: before + scan, uncertain: [moved] } }])
  },
  timeout,
)
