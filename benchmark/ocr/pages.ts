// Renders pages of invented courses as pictures, and determines which of their words were read correctly.
import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { normalise } from '@alta/clinical/text/normalise'
import { drawPage } from '../browser/draw-page.ts'

const columns = 92
const lines_per_page = 48

/** How a page becomes a picture: lengths in pixels, angles in degrees, strengths from 0 to 1. */
export interface PageRendering {
  readonly width: number
  readonly font: string
  readonly turn: number
  readonly shade: number
  readonly blur: number
  readonly noise: number
  readonly type: 'jpeg' | 'png'
}

export const ways = {
  'scan, 200 dpi': {
    width: 1654,
    font: '30px "Liberation Serif"',
    turn: 0.5,
    shade: 0,
    blur: 0.4,
    noise: 0.08,
    type: 'jpeg',
  },
  photograph: {
    width: 2000,
    font: '36px "Liberation Serif"',
    turn: -2.2,
    shade: 0.45,
    blur: 1.1,
    noise: 0.1,
    type: 'jpeg',
  },
  'poor photograph': {
    width: 1500,
    font: '26px "Liberation Serif"',
    turn: 3,
    shade: 0.6,
    blur: 1.4,
    noise: 0.2,
    type: 'jpeg',
  },
  'screen, 96 dpi': { width: 900, font: '14px "DejaVu Sans"', turn: 0, shade: 0, blur: 0, noise: 0, type: 'png' },
  'fax, 100 dpi': {
    width: 850,
    font: '16px "Liberation Sans"',
    turn: 0.4,
    shade: 0,
    blur: 0.3,
    noise: 0.3,
    type: 'png',
  },
} as const satisfies Readonly<Record<string, PageRendering>>
/** Breaks a text into the lines of a page. */
export const linesOfText = (text: string): string[] =>
  normalise(text)
    .split('\n')
    .flatMap((line) => {
      const rows = ['']
      for (const word of line.split(' ')) {
        const last = rows.at(-1) ?? ''
        if (last.length + word.length < columns) rows[rows.length - 1] = last === '' ? word : `${last} ${word}`
        else rows.push(word)
      }
      return rows
    })

/** The first page of a course that nothing here is trained on. */
export const pageOf = (name: string): string[] =>
  linesOfText(readFileSync(new URL(`../../clinical/cases/wider/${name}.txt`, import.meta.url), 'utf8')).slice(
    0,
    lines_per_page,
  )

/** Draws lines as such a picture in the browser. The random parts are the same each time. */
async function drawn(page: Page, lines: readonly string[], way: PageRendering): Promise<Buffer> {
  const address: string = await page.evaluate(`(${drawPage})(${JSON.stringify({ lines, way })})`)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

/**
 * For each word that was read, whether it occurs in the text in that order, by the longest common subsequence of words.
 */
export function rightWords(expected: readonly string[], read: readonly string[]): boolean[] {
  const table = Array.from({ length: expected.length + 1 }, () => new Uint32Array(read.length + 1))
  const value = (row: number, at: number) => table[row]?.[at] ?? 0
  for (let row = expected.length - 1; row >= 0; row -= 1) {
    for (let at = read.length - 1; at >= 0; at -= 1) {
      const best =
        expected[row] === read[at] ? value(row + 1, at + 1) + 1 : Math.max(value(row + 1, at), value(row, at + 1))
      table[row]?.fill(best, at, at + 1)
    }
  }
  const right = read.map(() => false)
  let [row, at] = [0, 0]
  while (row < expected.length && at < read.length) {
    if (expected[row] === read[at]) {
      right[at] = true
      row += 1
      at += 1
    } else if (value(row + 1, at) >= value(row, at + 1)) row += 1
    else at += 1
  }
  return right
}

export const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '')

const shortestMoved = 3

/**
 * For each word that was read, whether it occurs in the text: in that order, or elsewhere if lines were read in another
 * order. A moved word is not misread.
 */
export function knownWords(expected: readonly string[], read: readonly string[]): boolean[] {
  const right = rightWords(expected, read)
  const left = new Map<string, number>()
  for (const word of expected) left.set(word, (left.get(word) ?? 0) + 1)
  for (const [at, word] of read.entries()) if (right[at] === true) left.set(word, (left.get(word) ?? 0) - 1)
  return read.map((word, at) => {
    if (right[at] === true) return true
    const more = left.get(word) ?? 0
    if (more < 1 || word.length < shortestMoved) return false
    left.set(word, more - 1)
    return true
  })
}

/** Opens a browser that draws pages; `end` closes it. */
export async function openCanvas(): Promise<{
  readonly draw: (lines: readonly string[], way: PageRendering) => Promise<Buffer>
  readonly end: () => Promise<void>
}> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })
  const canvas = await browser.newPage()
  return { draw: (lines, way) => drawn(canvas, lines, way), end: () => browser.close() }
}
