// Recognised pages are cached in a folder, because recognising a page takes five seconds of processor time.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OcrLine } from '../../server/src/base/document-file/ocr/ocr.ts'
import { openRecogniser } from '../../server/src/base/document-file/ocr/recognise.ts'
import { openCanvas, type PageRendering } from './pages.ts'

export interface SyntheticPage {
  readonly lines: readonly string[]
  readonly way: PageRendering
}

/** A page with the words that were recognised. */
export interface ReadPage extends SyntheticPage {
  readonly found: readonly OcrLine[]
}

const folder = join(tmpdir(), 'alta-ocr')

/** Recognises pages, or reads the words from the cache. */
export async function recognitions(pages: readonly SyntheticPage[]): Promise<ReadPage[]> {
  mkdirSync(folder, { recursive: true })
  const recogniser = await openRecogniser()
  if (recogniser === null) throw new Error('no data of any language is installed')
  const canvas = await openCanvas()
  const read: ReadPage[] = []
  for (const [at, page] of pages.entries()) {
    const name = createHash('sha256').update(JSON.stringify(page)).digest('hex').slice(0, 24)
    const file = join(folder, `${name}.json`)
    if (!existsSync(file)) {
      const bytes = await canvas.draw(page.lines, page.way)
      writeFileSync(file, JSON.stringify(recogniser.lines({ bytes, orientation: 1 })))
      console.error(`page ${at + 1} of ${pages.length}`)
    }
    read.push({ ...page, found: JSON.parse(readFileSync(file, 'utf8')) })
  }
  await canvas.end()
  return read
}
