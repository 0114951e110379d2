import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { barriers, openAs } from '../../../stage.tsx'
import { clearDraft } from '../form/draft-store.ts'

const timeout = 240_000
/** A page takes seconds of a processor that others want too. */
const patience = { timeout: 60_000 }
const chooser = () =>
  document.querySelector<HTMLInputElement>('main input[type=file]') ?? expect.fail('no file chooser')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const names = () =>
  [...document.querySelectorAll<HTMLElement>('main ol [data-file] p:first-child')].map(({ textContent }) => textContent)

async function openForm() {
  await openAs('clinician', '/generate-discharge-report')
  await expect.poll(() => document.querySelector('main input[type=file]'), { timeout: 15_000 }).not.toBeNull()
}

afterEach(async () => {
  clearDraft()
  history.pushState(null, '', '/profile')
  await vi.waitUntil(() => document.querySelector('main input[type=file]') === null)
})

/** A page of a few words as a scanner hands it on. */
async function scanned(words: string): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(900, 260)
  const pen = canvas.getContext('2d') ?? expect.fail('nothing to draw with')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, 900, 260)
  pen.fillStyle = 'black'
  pen.font = '32px sans-serif'
  words.split('\n').forEach((line, at) => pen.fillText(line, 40, 80 + at * 60))
  const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new Uint8Array(await picture.arrayBuffer())
}

/** A PDF whose pages are pictures. */
async function scan(pages: readonly string[]): Promise<Blob> {
  const kids = pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ')
  const parts: BlobPart[] = [
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>endobj\n`,
  ]
  for (const [at, words] of pages.entries()) {
    const picture = new Blob([new Uint8Array(await scanned(words))])
    const [own, drawing, image] = [3 + at * 3, 4 + at * 3, 5 + at * 3]
    const draw = 'q 450 0 0 130 0 0 cm /I Do Q'
    parts.push(
      `${own} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 450 130]/Contents ${drawing} 0 R/Resources<</XObject<</I ${image} 0 R>>>>>>endobj\n`,
      `${drawing} 0 obj<</Length ${draw.length}>>stream\n${draw}\nendstream endobj\n`,
      `${image} 0 obj<</Type/XObject/Subtype/Image/Width 900/Height 260/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${picture.size}>>stream\n`,
      picture,
      '\nendstream endobj\n',
    )
  }
  return new Blob([...parts, 'trailer<</Root 1 0 R>>\n%%EOF'])
}

test(
  'of a scan the pages that are read are counted in the list of files',
  async () => {
    await openForm()
    const file = new File([await scan(['Ingreso por disnea.', 'Furosemida 40 mg.', 'Alta a domicilio.'])], 'fax.pdf')
    await userEvent.upload(chooser(), [file])
    const bar = page.getByRole('progressbar', { name: 'Reading fax.pdf' })
    await expect.element(bar, patience).toHaveAttribute('aria-valuetext', expect.stringMatching(/^[0-3] of 3 pages read$/))
    await expect.element(bar).toHaveAttribute('aria-valuenow')
    expect(bar.element().closest('ol[aria-label]')).not.toBeNull()
    await expect.element(page.getByText(/^[0-3] of 3 pages read$/)).toBeVisible()
    expect(await barriers()).toEqual([])
    await expect.poll(names, patience).toEqual(['fax.pdf'])
    expect(document.querySelector('main [role=progressbar]')).toBeNull()
  },
  timeout,
)

test(
  'a scan can be given up while it is read, and the file behind it is read',
  async () => {
    await openForm()
    const pages = Array.from({ length: 60 }, (_, at) => `Evolución ${at}: afebril.`)
    const long = new File([await scan(pages)], 'long.pdf')
    await userEvent.upload(chooser(), [long, new File(['03/05/2024 Ingreso\nDisnea y fiebre.'], 'note.txt')])
    await expect.element(page.getByText(/of 60 pages read/), patience).toBeVisible()
    await button('Cancel reading long.pdf').click()
    await expect.element(page.getByText('long.pdf is not read any further.')).toBeInTheDocument()
    await expect.poll(names, patience).toEqual(['note.txt'])
    expect(document.activeElement).not.toBe(document.body)
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
  'a pasted document of HL7 CDA is read where the cursor stands, and can be kept as it was pasted',
  async () => {
    const box = await openBox('Before.\n')
    expect(paste(box, cda)).toBe(false)
    await expect.poll(() => box.value, patience).toBe(`Before.\n${text}`)
    await expect.element(page.getByText(/here is its text/)).toBeVisible()
    expect(await barriers()).toEqual([])
    await button('Keep as plain text').click()
    await expect.poll(() => box.value).toBe(`Before.\n${cda}`)
    await expect.element(button('Keep as plain text')).not.toBeInTheDocument()
  },
  timeout,
)

test(
  'a pasted bundle that is no document is kept as text, with the reason, as is one that is left while it is read',
  async () => {
    const bundle = '{"resourceType":"Bundle","type":"searchset","entry":[]}'
    const box = await openBox('')
    paste(box, bundle)
    await expect.poll(() => box.value, patience).toBe(bundle)
    await expect.element(page.getByText(/could not be read as one/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Clinical course' }).fill('')
    paste(box, cda)
    await page.getByRole('tab', { name: 'Upload a file' }).click()
    await page.getByRole('tab', { name: 'Paste text' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Clinical course' })).toHaveValue(cda)
  },
  timeout,
)
