import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseMarkdown, writeMarkdown } from '@alta/clinical/document/markdown'
import { textOf } from '@alta/clinical/document/plain-text'
import { sectionMarkdown } from '@alta/clinical/document/report-markdown'
import { writeReport } from '@alta/clinical/report/engine'
import type { List, PhrasingContent, RootContent, Table } from 'mdast'
import { describe, expect, it } from 'vitest'
import { markdownOf, normalMarkdown, openMarkdown } from './open-markdown.ts'

/**
 * The markdown of a section that was opened in the editor and not changed; null if it can only be opened as plain
 * markdown.
 */
const reopened = (markdown: string) => {
  const document = openMarkdown(markdown)
  return document === null ? null : markdownOf(document)
}

it.each([
  'SatO2 <92% con O2 a 2 lpm, > 3 d.\n',
  '5\\*3 y 2 \\* 4 \\* 8.\n',
  'a_b_c y \\_d\\_\n',
  '1\\. de enero\n',
  '\\- guion\n\n\\# almohadilla\n\n\\> mayor\n',
  '| a\\|b | c\\d |\n| ---- | --- |\n| x    | \\*  |\n',
  'C:\\dir\\nuevo \\\\\\* fin\n',
  '👩🏽‍⚕️ ❤️ 🇪🇸\n',
  '\u200f\u202bשלום\u202c Hb 9,1\u200e\n',
  '| Fármaco    | Dosis                   |\n| ---------- | ----------------------- |\n| Furosemida | 40 mg<br>20 mg<br><br>0 |\n',
  '\\<script>alert(1)\\</script>\n',
  'una línea\\\notra línea\\\n**tercera**\n',
  '### Al alta\n\n- uno\n  - dos\n    1. tres\n- cuatro\n\n#### Menor\n\n3. c\n4. d\n',
  '| a  |   b   |   c |\n| :- | :---: | --: |\n| 1  | **2** | _3_ |\n',
  '[guía](https://example.org/a_b "título") y **[otra](x)**\n',
  '**a _b_ c** _d **e**_ **_f_**\n',
  '',
])('the section %j is unchanged by the editor', (markdown) => {
  expect(reopened(markdown)).toBe(markdown)
})

it.each([
  ['<script>alert(1)</script>', '\\<script>alert(1)\\</script>\n'],
  ['a\nb  \nc', 'a b\\\nc\n'],
  ['* a\n\n* b\n\n\n***c** d*', '- a\n- b\n\n_**c** d_\n'],
  ['a\n\n<b>c</b>\n', 'a\n\n\\<b>c\\</b>\n'],
  ['- \n- a\n', '- a\n'],
])('%j is normalised to equivalent markdown', (markdown, normal) => {
  expect(reopened(markdown)).toBe(normal)
})

it.each([
  '> cita',
  '![foto](https://example.org/x.png)',
  '`código`',
  '```\nlíneas\n```',
  'a\n\n---\n\nb',
  '# Título de otro nivel',
  '[a][b]\n\n[b]: https://example.org',
  '- a\n\n  | x |\n  | - |\n',
])('the editor does not open %j, which it could not preserve', (markdown) => {
  expect(openMarkdown(markdown)).toBeNull()
})

const root = join(import.meta.dirname, '../../../../..')

describe('the output of the engine', () => {
  const reports = globSync('{clinical/cases/**,journeys/courses}/*.txt', { cwd: root }).map((file) =>
    writeReport(readFileSync(join(root, file), 'utf8')),
  )
  const sections = reports.flatMap((report) => report.sections.map((each) => sectionMarkdown(each, report.language)))

  it('is available to the tests', () => {
    expect(reports.length).toBeGreaterThan(35)
    expect(sections.join('')).toContain('| --')
  })

  it('is unchanged by the editor, in every section of every case', () => {
    expect(sections.filter((markdown) => reopened(markdown) !== markdown)).toEqual([])
  })
})

/** Pseudo-random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const words =
  'SatO2|<92%|5*3|a_b_c|1.|de enero|C:\\x\\|\\*|_no_|**|`|#|- |+|>|~|&amp;|<br>|<b>|[1]|(x)|![y](z)|👩🏽‍⚕️|\u200f|\u00a0|  |…|é|=|:|--|!|"|100 mg/8 h|https://a.b/c_d'.split(
    '|',
  )

function inventedContent(seed: number): RootContent[] {
  const next = random(seed)
  const upTo = (most: number) => Math.floor(next() * most)
  const many = <T>(most: number, make: () => T): T[] => Array.from({ length: 1 + upTo(most) }, make)
  const sentence = () => many(5, () => words[upTo(words.length)] ?? '').join(next() < 0.6 ? ' ' : '')
  const inline = (depth: number): PhrasingContent[] =>
    many(4, (): PhrasingContent => {
      const kind = depth > 2 ? 0 : upTo(8)
      if (kind === 1) return { type: 'strong', children: inline(depth + 1) }
      if (kind === 2) return { type: 'emphasis', children: inline(depth + 1) }
      if (kind === 3) return { type: 'break' }
      return { type: 'text', value: sentence() + (next() < 0.1 ? '|' : '') }
    })
  const list = (depth: number): List => ({
    type: 'list',
    ordered: next() < 0.4,
    start: upTo(12),
    children: many(3, () => ({
      type: 'listItem' as const,
      children: [{ type: 'paragraph', children: inline(0) }, ...(next() < 0.3 && depth < 3 ? [list(depth + 1)] : [])],
    })),
  })
  const table = (width: number): Table => ({
    type: 'table',
    align: [null, 'right'],
    children: many(4, () => ({
      type: 'tableRow' as const,
      children: Array.from({ length: width }, () => ({ type: 'tableCell' as const, children: inline(1) })),
    })),
  })
  return many(6, (): RootContent => {
    const kind = upTo(5)
    if (kind === 0) return list(0)
    if (kind === 1) return table(1 + upTo(4))
    if (kind === 2)
      return { type: 'heading', depth: next() < 0.5 ? 3 : 4, children: [{ type: 'text', value: sentence() }] }
    return { type: 'paragraph', children: inline(0) }
  })
}

describe('two hundred generated sections full of markdown characters', () => {
  const written = Array.from({ length: 200 }, (_, seed) => {
    const markdown = writeMarkdown({ type: 'root', children: inventedContent(seed) })
    return { markdown, output: reopened(markdown) }
  })

  it('are all opened and stay unchanged', () => {
    expect(written.filter(({ markdown, output }) => output !== normalMarkdown(markdown))).toEqual([])
  })

  it('keep every letter', () => {
    const letters = (markdown: string) => textOf(parseMarkdown(markdown)).replace(/\s/g, '')
    expect(written.filter(({ markdown, output }) => letters(output ?? '') !== letters(markdown))).toEqual([])
  })
})
