import type { DocumentKind } from '@alta/contract/document-kinds'
import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import { limits } from '@alta/contract/limits'
import { expect, test } from 'vitest'
import { pdf } from '../../contract-tests/sample-files.ts'
import { printed, scan } from '../../contract-tests/sample-pictures.ts'
import { readingWithin, type StagePart } from './documents.reading.ts'

const signal = new AbortController().signal
const fair = { time_ms: 60_000, memory_mb: 1024, most_ms: 600_000, recognise_ms: 10_000 }

async function read(bytes: Uint8Array, { kind = 'pdf', bounds = fair }: { kind?: DocumentKind; bounds?: typeof fair }) {
  const parts: StagePart[] = []
  const document = {
    document_id: 'd',
    title: 'informe.pdf',
    kind,
    content: () => Promise.resolve(Readable.from([bytes])),
    signal,
    turn: null,
  }
  const result = await readingWithin(bounds)(document, (part) => parts.push(part))
  return { result, parts }
}

const lines = ['Evolución: afebril, tolera dieta, camina por el pasillo.', 'Furosemida 40 mg 1-0-0.', 'Hb 10,4 g/dL.']

test('a PDF of 500 pages is read within the limits, with its passages', async () => {
  const pages = Array.from({ length: 500 }, (_, page) => [`Día ${page + 1}`, ...lines])
  const { result, parts } = await read(pdf(pages), {})
  if (typeof result === 'string') throw new Error(result)
  expect(result.page_starts).toHaveLength(500)
  expect(result.text.slice(result.page_starts[499]).split('\n')).toEqual(['Día 500', ...lines])
  expect(result.words).toBe(500 * 17)
  const chunks: { start: number; end: number }[] = JSON.parse(result.chunks)
  expect(chunks.length).toBeGreaterThan(50)
  expect(chunks.every(({ start, end }) => start < end && end <= result.text.length)).toBe(true)
  expect([...new Set(parts.map(({ stage }) => stage))]).toEqual(['processing', 'finalizing'])
  const shares = parts.filter(({ stage }) => stage === 'processing').map(({ progress }) => progress)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeCloseTo(1, 1)
})

test('a small PDF that unpacks to half a gigabyte is too large, and stays within its memory limit', async () => {
  const drawing = deflateSync(Buffer.alloc(500_000_000, ' '))
  expect(drawing.byteLength).toBeLessThan(2_000_000)
  const { result } = await read(pdf([['Alta.']], { drawing }), {
    bounds: { ...fair, time_ms: 180_000, memory_mb: 350 },
  })
  expect(result).toBe('too_large')
})

test('a document whose passages exceed the memory limit is too large', async () => {
  const text = Buffer.from(`${lines.join('\n')}\n`.repeat(20_000))
  expect((await read(text, { kind: 'txt', bounds: { ...fair, memory_mb: 110 } })).result).toBe('too_large')
})

test('a document that takes too long is aborted', async () => {
  expect((await read(pdf([lines]), { bounds: { ...fair, time_ms: 30 } })).result).toBe('too_slow')
})

test('a cancelled reading ends at once, and so does one whose file cannot be loaded', async () => {
  const calledOff = new AbortController()
  const document = { document_id: 'd', title: 't', kind: 'txt' as const, turn: null }
  const never = new Readable({ read: () => undefined })
  const reading = readingWithin(fair)(
    { ...document, content: () => Promise.resolve(never), signal: calledOff.signal },
    () => undefined,
  )
  calledOff.abort(new Error('called off'))
  await expect(reading).rejects.toThrow('called off')
  const lost = new Readable({ read: () => undefined })
  const other = readingWithin(fair)({ ...document, content: () => Promise.resolve(lost), signal }, () => undefined)
  lost.destroy(new Error('the store is away'))
  await expect(other).rejects.toThrow('the store is away')
})

test('a PDF with more pages than the limit is too large before any of them is read', async () => {
  const pages = Array.from({ length: limits.document_pages_max + 1 }, () => [])
  const { result, parts } = await read(pdf(pages), {})
  expect([result, parts.some(({ progress }) => progress > 0)]).toEqual(['too_large', false])
})

test('a scan is recognised in its process, which reports the number of pages', async () => {
  const page = await printed(['Evolución: afebril, tolera dieta y camina por el pasillo.', 'Furosemida 40 mg 1-0-0'])
  // In one turn, on a slow machine too: a second one would begin by reporting the first page again.
  const bounds = { ...fair, time_ms: 180_000, recognise_ms: 120_000 }
  const { result, parts } = await read(scan([page, page]), { bounds })
  if (typeof result === 'string') throw new Error(result)
  expect(result.text.match(/Furosemida 40 mg 1-0-0/g)).toHaveLength(2)
  expect(result.recognised).toMatchObject({ pages: [{ page: 1 }, { page: 2 }], missing_languages: [] })
  expect(parts.filter(({ stage }) => stage === 'processing')).toEqual([
    { stage: 'processing', progress: 0, pages: null },
    { stage: 'processing', progress: 0.5, pages: 2 },
    { stage: 'processing', progress: 1, pages: 2 },
  ])
}, 400_000)

test('a scan that takes more turns than the time limit allows is too slow', async () => {
  const page = await printed(['Evolución: afebril, tolera dieta y camina por el pasillo.'])
  const { result } = await read(scan([page, page, page]), { bounds: { ...fair, most_ms: 0, recognise_ms: 0 } })
  expect(result).toBe('too_slow')
})
