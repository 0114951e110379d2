import type { DocumentKind } from '@alta/contract/document-kinds'
import type { Language } from '@alta/contract/languages'
import { limits } from '@alta/contract/limits'
import { describe, expect, it, test, vi } from 'vitest'
import { drawn, encryption, pdf, pdfOf } from '../../contract-tests/sample-files.ts'
import { png, printed, type Raster, scan, turned } from '../../contract-tests/sample-pictures.ts'
import type { DocumentText } from './document-text.ts'
import { readDocument, readInTurn } from './read-document.ts'

const installed = vi.hoisted((): { missing: Language[] } => ({ missing: [] }))
vi.mock(import('./ocr/language-data.ts'), async (original) => ({
  ...(await original()),
  missingLanguages: () => installed.missing,
}))

const lines = {
  es: [
    'Evolución: afebril, tolera dieta y camina por el pasillo con ayuda de la familia,',
    'sin disnea. Alergias: penicilina (exantema). Señala mejoría.',
    'Furosemida 40 mg 1-0-0',
    'Enalapril 5 mg 1-0-1',
  ],
  ca: [
    'Evolució: afebril, tolera la dieta i camina pel passadís amb ajuda de la família,',
    'sense dispnea. Antecedents: hipertensió arterial, diabetis i exfumador.',
    'Furosemida 40 mg 1-0-0',
  ],
  en: [
    'The patient was afebrile, tolerated oral diet and walked along the corridor with some',
    'help from the family. Allergies: penicillin (rash).',
    'Furosemide 40 mg once daily',
  ],
} as const

const page = await printed(lines.es)

const read = (kind: DocumentKind, bytes: Uint8Array) =>
  readDocument({ kind, bytes, characters_max: limits.document_characters_max }, () => undefined)

async function textOf(kind: DocumentKind, bytes: Uint8Array): Promise<DocumentText> {
  const found = await read(kind, bytes)
  if (typeof found === 'string') throw new Error(found)
  return found
}

/** Draws a random grey value for this share of the pixels. */
function noisy({ data, ...size }: Raster, share: number): Raster {
  let seed = 7
  const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  return { ...size, data: data.map((grey) => (chance() < share ? Math.round(chance() * 255) : grey)) }
}

describe('a picture of text', () => {
  it.each(['es', 'ca', 'en'] as const)('is read in %s, with wrapped lines joined', async (language) => {
    const { text, page_starts, recognised } = await textOf('png', png(await printed(lines[language])))
    const [first, second, ...others] = lines[language]
    expect(text.split('\n')).toEqual([`${first} ${second}`, ...others])
    expect([page_starts, recognised?.pages.map(({ page: number }) => number)]).toEqual([[], [1]])
    expect(recognised?.pages[0]?.confidence).toBeGreaterThan(85)
  })

  it('keeps the columns of a table apart', async () => {
    const { text } = await textOf('png', png(await printed(['Analítica', 'Hb\t9,1\t10,4', 'Creatinina\t1,32\t1,10'])))
    expect(text).toContain('Hb   9,1   10,4\nCreatinina   1,32   1,10')
  })

  it('that is rotated is read all the same', async () => {
    expect((await textOf('png', png(turned(page)))).text).toContain('Alergias: penicilina (exantema)')
  })

  it('that is a rotated photograph named .png is read by its real format', async () => {
    const { photograph } = await import('../../contract-tests/sample-photograph.ts')
    expect((await textOf('png', photograph())).text).toContain('Alergias: penicilina')
  })

  it('that is hard to read says which words may be wrong, and their positions', async () => {
    const { text, recognised } = await textOf('png', png(noisy(page, 0.05)))
    const sure = await textOf('png', png(page))
    expect(sure.recognised?.uncertain).toEqual([])
    const uncertain = recognised?.uncertain ?? []
    expect(uncertain.length).toBeGreaterThan(0)
    for (const { start, end, confidence } of uncertain) {
      expect(text.slice(start, end)).toMatch(/^\S+$/)
      expect(confidence).toBeLessThan(95)
    }
    expect(uncertain).toEqual(uncertain.toSorted((a, b) => a.start - b.start))
  })

  it('that is blank has no text', async () => {
    const data = new Uint8Array(200 * 100).fill(255)
    expect(await read('png', png({ width: 200, height: 100, data }))).toBe('no_text')
  })

  it('names the language whose OCR data is missing, and cannot be read without any OCR data', async () => {
    try {
      installed.missing = ['ca']
      expect((await textOf('png', png(page))).recognised?.missing_languages).toEqual(['ca'])
      installed.missing = ['en', 'es', 'ca']
      expect(await read('png', png(page))).toBe('no_ocr')
      expect(await read('pdf', scan([page]))).toBe('no_ocr')
    } finally {
      installed.missing = []
    }
  })
})

describe('a scanned PDF', () => {
  it('is recognised page by page, and pages with text are read as text', async () => {
    const { width, height, data } = page
    const shown = `q 595 0 0 ${Math.round((595 * height) / width)} 0 100 cm /P Do Q`
    const written = {
      content: drawn(['Página con texto: metamizol, enoxaparina y ácido acetilsalicílico, sin reacciones.']),
    }
    const bytes = pdfOf([written, { content: Buffer.from(shown), picture: { width, height, data } }])
    const reported: number[] = []
    const found = await readDocument({ kind: 'pdf', bytes, characters_max: 10_000 }, (share, pages = 0) =>
      reported.push(share * pages),
    )
    if (typeof found === 'string') throw new Error(found)
    const { text, page_starts, recognised } = found
    expect(text.slice(0, page_starts[1]).trim()).toMatch(/^Página con texto: metamizol/)
    expect(text.slice(page_starts[1])).toContain('Alergias: penicilina (exantema)')
    expect(recognised?.pages.map(({ page: number }) => number)).toEqual([2])
    expect(reported).toEqual([1, 1, 2])
  })

  it('is recognised in several turns, and each page only once', async () => {
    const file = { kind: 'pdf', bytes: scan([page, page]), characters_max: 10_000 } as const
    const turn = { recognise_ms: 0 }
    const begun = await readInTurn(file, { ...turn, so_far: null }, () => undefined)
    expect(begun).toEqual({ so_far: [null, null] })
    const first = await readInTurn(file, { ...turn, so_far: [null, null] }, () => undefined)
    if (typeof first === 'string' || !('so_far' in first)) throw new Error('all at once')
    expect(first.so_far.map((each) => each?.text.slice(0, 9))).toEqual(['Evolución', undefined])
    const so_far = [{ text: 'As it was.', recognised: null }, null]
    const second = await readInTurn(file, { ...turn, so_far }, () => undefined)
    if (typeof second === 'string' || 'so_far' in second) throw new Error('not finished')
    expect(second.text).toMatch(/^As it was\.\n\nEvolución/)
  })

  it('with more pages than may be recognised is refused before any page is', async () => {
    const dot = { width: 8, height: 8, data: new Uint8Array(64) }
    const reported: number[] = []
    const bytes = scan(Array.from({ length: 1000 }, () => dot))
    const found = await readDocument({ kind: 'pdf', bytes, characters_max: 10_000 }, (share) => reported.push(share))
    expect([found, reported]).toEqual(['too_many_pictures', []])
  })

  it('with little more than a page number as text is recognised as a picture all the same', async () => {
    const { width, height, data } = page
    const content = Buffer.concat([drawn(['1 / 2']), Buffer.from(`\nq 595 0 0 200 0 100 cm /P Do Q`)])
    const { text } = await textOf('pdf', pdfOf([{ content, picture: { width, height, data } }]))
    expect(text).toContain('Furosemida 40 mg')
  })
})

describe('the fields of a PDF form', () => {
  const field = (name: string, rect: string, value: string) => `/FT /Tx /T (${name}) /Rect [${rect}] /V (${value})`
  const tick = (state: string) =>
    `/FT /Btn /T (${state}) /V /${state} /AS /${state} /AP << /N << /Si 3 0 R /Off 3 0 R >> >> /Rect [44 740 56 754]`

  it('are read in the lines where they are printed', async () => {
    const content = drawn(['Nombre:', '', 'Alergias:', 'Fumador', 'Destino:'])
    const fields = [
      field('n', '110 776 300 790', 'Rosa Puig'),
      field('a', '110 752 300 766', 'Penicilina'),
      tick('Si'),
      '/FT /Ch /T (d) /V (h) /Opt [[(d) (Domicilio)] [(h) (Otro hospital)]] /Rect [110 728 300 742]',
      field('s', '60 600 300 614', 'Observaciones sin etiqueta'),
    ]
    expect((await textOf('pdf', pdfOf([{ content, fields }]))).text.split('\n')).toEqual([
      'Nombre: Rosa Puig',
      '',
      'Alergias: Penicilina',
      '[x] Fumador',
      'Destino: Otro hospital',
      '',
      'Observaciones sin etiqueta',
    ])
  })

  it('that are not ticked, hidden or secret add no text', async () => {
    const content = drawn(['Fumador'])
    const secret = '/FT /Tx /Ff 8192 /T (p) /V (secreto) /Rect [110 776 300 790]'
    const hidden = '/FT /Tx /F 2 /T (h) /V (oculto) /Rect [110 700 300 714]'
    const off = tick('Off').replace('/Rect [44 740 56 754]', '/Rect [44 776 56 790]')
    expect((await textOf('pdf', pdfOf([{ content, fields: [off, secret, hidden] }]))).text).toBe('[ ] Fumador')
  })

  it('are read where the form itself is a picture', async () => {
    const form = await printed(['Nombre del paciente y antecedentes que constan en la hoja de ingreso:'])
    const content = Buffer.from(`q 595 0 0 ${Math.round((595 * form.height) / form.width)} 0 600 cm /P Do Q`)
    const fields = [field('n', '110 560 300 574', 'Rosa Puig')]
    const { text } = await textOf('pdf', pdfOf([{ content, picture: form, fields }]))
    expect(text).toMatch(/Nombre del paciente[^]*\nRosa Puig$/)
  })
})

describe('a malicious picture', () => {
  it('is refused by its header when it would fill the memory', async () => {
    const data = new Uint8Array(30_000)
    expect(await read('png', png({ width: 30_000, height: 30_000, data }))).toBe('too_many_pixels')
    expect(await read('png', png({ width: 1_000_000, height: 2, data }))).toBe('too_many_pixels')
  })

  it.each([
    ['no picture', 'png', Buffer.from('Alta a domicilio.')],
    ['a PDF', 'jpg', pdf([['Alta.']])],
    ['a GIF', 'png', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['a picture', 'pdf', png(page)],
    ['a picture', 'txt', png(page)],
  ] as const)('%s named .%s is not supported', async (_what, kind, bytes) => {
    expect(await read(kind, bytes)).toBe('unsupported')
  })

  it('is broken when it was cut off, lies about its size or is empty', async () => {
    const whole = png(page)
    const { photograph } = await import('../../contract-tests/sample-photograph.ts')
    expect(await read('png', whole.subarray(0, 30))).toBe('broken')
    expect(await read('png', whole.subarray(0, whole.length / 2))).toBe('broken')
    expect(await read('png', png({ ...page, height: page.height * 4 }))).toBe('broken')
    expect(await read('jpg', photograph().subarray(0, photograph().length / 2))).toBe('broken')
    expect(await read('jpg', new Uint8Array(500))).toBe('broken')
  })

  it('needs a password when it is a scan in an encrypted PDF', async () => {
    const { width, height, data } = page
    const content = Buffer.from('q 595 0 0 842 0 0 cm /P Do Q')
    const bytes = pdfOf([{ content, picture: { width, height, data } }], { trailer: encryption })
    expect(await read('pdf', bytes)).toBe('password_protected')
  })
})

test('text that a file contains is not recognised by OCR', async () => {
  expect((await textOf('pdf', pdf([[...lines.es]]))).recognised).toBeNull()
})
