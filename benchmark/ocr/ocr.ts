// How much of rendered courses is read by OCR, and how much of what is misread is marked: npm run bench:ocr
import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { normalise } from '@alta/clinical/text/normalise'
import { readDocument } from '../server/src/base/document-file/read-document.ts'
import { drawPage } from './browser/draw-page.ts'

/** Courses named on the command line, or these six. */
const named = process.argv.slice(2)
const cases = named.length > 0 ? named : ['es-11', 'es-13', 'ca-11', 'ca-13', 'en-11', 'en-13']
const columns = 92
const lines_per_page = 48

/** How a page comes to be a picture: lengths in pixels, angles in degrees, strengths from 0 to 1. */
const ways = {
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
} as const
type Way = (typeof ways)[keyof typeof ways]

function pageOf(name: string): string[] {
  const text = normalise(readFileSync(new URL(`../clinical/cases/wider/${name}.txt`, import.meta.url), 'utf8'))
  const lines = text.split('\n').flatMap((line) => {
    const rows = ['']
    for (const word of line.split(' ')) {
      const last = rows.at(-1) ?? ''
      if (last.length + word.length < columns) rows[rows.length - 1] = last === '' ? word : `${last} ${word}`
      else rows.push(word)
    }
    return rows
  })
  return lines.slice(0, lines_per_page)
}

/** Draws lines as such a picture in the browser; what is by chance is the same each time. */
async function drawn(page: Page, lines: readonly string[], way: Way): Promise<Buffer> {
  const address: string = await page.evaluate(`(${drawPage})(${JSON.stringify({ lines, way })})`)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

/** Changes of single characters that make one text the other. */
function distance(one: string, other: string): number {
  let above = Uint32Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const own = new Uint32Array(other.length + 1)
    own[0] = row
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1
      own[at] = Math.min((above[at] ?? 0) + 1, (own[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + same)
    }
    above = own
  }
  return above.at(-1) ?? 0
}

/** For each word that was read whether it stands in the text in its place: the longest common order of words. */
function rightWords(wanted: readonly string[], read: readonly string[]): boolean[] {
  const table = Array.from({ length: wanted.length + 1 }, () => new Uint32Array(read.length + 1))
  const value = (row: number, at: number) => table[row]?.[at] ?? 0
  for (let row = wanted.length - 1; row >= 0; row -= 1) {
    for (let at = read.length - 1; at >= 0; at -= 1) {
      const best =
        wanted[row] === read[at] ? value(row + 1, at + 1) + 1 : Math.max(value(row + 1, at), value(row, at + 1))
      table[row]?.fill(best, at, at + 1)
    }
  }
  const right = read.map(() => false)
  let [row, at] = [0, 0]
  while (row < wanted.length && at < read.length) {
    if (wanted[row] === read[at]) {
      right[at] = true
      row += 1
      at += 1
    } else if (value(row + 1, at) >= value(row, at + 1)) row += 1
    else at += 1
  }
  return right
}

const one = (text: string) => text.split(/\s+/).filter((word) => word !== '')
const share = (part: number, all: number) => (all === 0 ? '–' : (part / all).toFixed(3))

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })
const canvas = await browser.newPage()
console.log('picture            characters  words   misread marked  right marked  s a page (processor)')
for (const [name, way] of Object.entries(ways)) {
  const sum = { letters: 0, changed: 0, words: 0, right: 0, misread: 0, misread_marked: 0, right_marked: 0, seconds: 0 }
  for (const each of cases) {
    const lines = pageOf(each)
    const bytes = await drawn(canvas, lines, way)
    const began = process.cpuUsage()
    const read = await readDocument({ kind: 'png', bytes, characters_max: 1_000_000 }, () => undefined)
    const { user, system } = process.cpuUsage(began)
    sum.seconds += (user + system) / 1e6
    const [text, uncertain] = typeof read === 'string' ? ['', []] : [read.text, read.recognised?.uncertain ?? []]
    const wanted = one(lines.join(' '))
    const found = [...text.matchAll(/\S+/g)]
    const right = rightWords(
      wanted,
      found.map(([word]) => word),
    )
    sum.letters += wanted.join(' ').length
    sum.changed += distance(wanted.join(' '), one(text).join(' '))
    sum.words += wanted.length
    for (const [at, { index, 0: word }] of found.entries()) {
      const isMarked = uncertain.some(({ start, end }) => start < index + word.length && end > index)
      if (right[at] === true) {
        sum.right += 1
        sum.right_marked += isMarked ? 1 : 0
      } else {
        sum.misread += 1
        sum.misread_marked += isMarked ? 1 : 0
      }
    }
  }
  console.log(
    [
      name.padEnd(18),
      share(sum.letters - sum.changed, sum.letters).padEnd(11),
      share(sum.right, sum.words).padEnd(7),
      share(sum.misread_marked, sum.misread).padEnd(15),
      share(sum.right_marked, sum.right).padEnd(13),
      (sum.seconds / cases.length).toFixed(1),
    ].join(' '),
  )
}
console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
await browser.close()
