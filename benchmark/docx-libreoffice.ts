import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportDocx } from '@alta/clinical/document/docx'
import { reportText } from '@alta/clinical/document/report-text'
import { writeReport } from '@alta/clinical/report/engine'
import type { Language } from '@alta/contract/languages'
import { sectionKeys, sectionTitles } from '@alta/contract/sections'
import { correctedReport } from './corrected-report.ts'

/**
 * Checks whether LibreOffice reads the words of every report from its Word file in their order, both for reports as
 * generated and for corrected ones.
 */

const cases = join(import.meta.dirname, '../clinical/cases')
const imprint = {
  organisation: 'Hospital de Prueba',
  time: '2026-03-02T10:00:00Z',
  revision: 0,
  signature: null,
}

/**
 * The words of a text in order. Leaves out bullets, the bars between cells, and the semicolon that stands for a line
 * break within a cell, because these depend on the text format.
 */
const wordsOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\s+/)
    .map((word) => word.replace(/;+$/, ''))
    .filter((word) => !/^(?:|[-•◦▪|])$/.test(word))

/**
 * The words from the title of the first section on. The head before it is left out, because it is a table in one format
 * and lines in the other.
 */
function sectionWords(text: string, language: Language): string[] {
  const words = wordsOf(text)
  return words.slice(words.indexOf(sectionTitles[sectionKeys[0]][language]))
}

function office(folder: string, files: readonly string[]): void {
  const done = spawnSync(
    'soffice',
    [
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--headless',
      '--convert-to',
      'txt:Text (encoded):UTF8',
      '--outdir',
      folder,
      ...files,
    ],
    { encoding: 'utf8', timeout: 300_000 },
  )
  if (done.status !== 0) throw new Error(`soffice failed: ${done.error?.message ?? done.stderr}`)
}

/** Describes where the two texts first differ, to help find the cause. */
function difference(expected: readonly string[], read: readonly string[]): string | null {
  const at = expected.findIndex((word, index) => word !== read[index])
  if (at === -1 && expected.length === read.length) return null
  const from = Math.max(0, (at === -1 ? expected.length : at) - 3)
  return `expected "${expected.slice(from, from + 8).join(' ')}", read "${read.slice(from, from + 8).join(' ')}"`
}

async function main(): Promise<void> {
  if (spawnSync('soffice', ['--version']).status !== 0) {
    console.log(
      'LibreOffice (soffice) is not installed: nothing was measured. Debian: apt install libreoffice-writer-nogui',
    )
    process.exitCode = 1
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'alta-docx-'))
  try {
    const names = readdirSync(cases, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))
    const written = await Promise.all(
      names.toSorted().flatMap((name, index) => {
        const report = writeReport(readFileSync(join(cases, name), 'utf8'), {})
        return (['generated', 'corrected'] as const).map(async (version) => {
          const file = join(folder, `${name.replace(/\.txt$/, '').replaceAll('/', '-')}-${version}.docx`)
          const printed = version === 'generated' ? report : correctedReport(report, index)
          writeFileSync(file, await reportDocx(printed, { ...imprint, revision: version === 'generated' ? 0 : 1 }))
          return {
            name: `${name} ${version}`,
            file,
            language: printed.language,
            words: sectionWords(reportText(printed), printed.language),
          }
        })
      }),
    )
    const files = written.map(({ file }) => file)
    // LibreOffice exits early without a message when it gets very many files at once.
    for (let from = 0; from < files.length; from += 30) office(folder, files.slice(from, from + 30))
    const wrong = written.flatMap(({ name, file, words, language }) => {
      const found = difference(words, sectionWords(readFileSync(file.replace(/docx$/, 'txt'), 'utf8'), language))
      return found === null ? [] : [`${name}: ${found}`]
    })
    for (const line of wrong) console.log(line)
    const words = written.reduce((sum, one) => sum + one.words.length, 0)
    const right = written.length - wrong.length
    console.log(`${right} of ${written.length} reports (${words} words) read by LibreOffice as they were written`)
    if (wrong.length > 0) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}

await main()
