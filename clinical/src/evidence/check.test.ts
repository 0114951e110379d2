import type { ReportItem } from '@alta/contract/report'
import { describe, expect, it } from 'vitest'
import { reportOf } from '../../cases/case-reports.ts'
import { caseTexts } from '../../cases/case-texts.ts'
import { sectionMarkdown } from '../document/report-markdown.ts'
import { checkerOf, checkWritten } from './check.ts'

const source = `ANTECEDENTES
Diabetes mellitus tipo 2. Colecistectomía (1998).
Padre con cáncer de colon.
ENFERMEDAD ACTUAL
Disnea de tres semanas de evolución. No dolor torácico, no síncope. Probable neumonía derecha.
Hace diez días dolor en pantorrilla derecha.
EVOLUCIÓN
04/02/2024
Creatinina 1,9 mg/dL, potasio 5,3. Se suspende digoxina.
05/02/2024
Bisoprolol 2,5 mg 1-0-0 y amlodipino 10 mg 0-0-1.`

const check = checkerOf(source)
const supportOf = (text: string): string => check(text)[0]?.support ?? 'nothing'

describe('the check of written text against the course', () => {
  it.each([
    ['Colecistectomía (1998).', 'verbatim'],
    ['disnea de tres semanas de evolución', 'verbatim'],
    ['Sin dolor torácico ni síncope.', 'supported'],
    ['Disnea de 3 semanas de evolución y diabetes mellitus tipo 2.', 'supported'],
    ['Presenta una creatinina de 1,9 mg/dL.', 'supported'],
    ['El 4 de febrero creatinina 1,9.', 'supported'],
    ['Amlodipino 10 mg 0-0-1 y bisoprolol 2,5 mg 1-0-0.', 'supported'],
    ['Creatinina 2,9 mg/dL.', 'conflicting'],
    ['Creatinina 5,3.', 'conflicting'],
    ['Creatinina 1,9 g/dL.', 'conflicting'],
    ['El 6 de febrero creatinina 1,9.', 'conflicting'],
    ['Bisoprolol 2,5 mg 1-0-1.', 'conflicting'],
    ['Amlodipino 2,5 mg 0-0-1.', 'conflicting'],
    ['Se suspende bisoprolol.', 'conflicting'],
    ['El 5 de febrero creatinina 1,9.', 'conflicting'],
    ['Dolor en pantorrilla izquierda.', 'conflicting'],
    ['Dolor torácico.', 'conflicting'],
    ['No disnea de tres semanas de evolución.', 'conflicting'],
    ['Neumonía derecha.', 'partial'],
    ['Cáncer de colon.', 'partial'],
    ['Disnea de tres semanas de evolución con fiebre.', 'partial'],
    ['Fractura de cadera intervenida con prótesis.', 'unsupported'],
  ])('%s is %s', (text, support) => {
    expect(supportOf(text)).toBe(support)
  })

  it('cites at most three passages of the course, and none for an unsupported sentence', () => {
    const shown = (text: string) =>
      check(text).map(({ spans }) => spans.map(({ start, end }) => source.slice(start, end)))
    expect(shown('Colecistectomía (1998).')).toEqual([['Colecistectomía (1998)']])
    expect(shown('Disnea de 3 semanas de evolución y diabetes mellitus tipo 2.')).toEqual([
      ['Diabetes mellitus tipo 2.', 'Disnea de tres semanas de evolución.'],
    ])
    expect(shown('Fractura de cadera intervenida con prótesis.')).toEqual([[]])
  })

  it('goes through sub-headings, lists, tables and paragraphs in reading order', () => {
    const written =
      '### Cardio\n\n- Se suspende digoxina.\n- Alta.\n\n| Potasio | 5,3 |  |\n| - | - | - |\n| Sodio | 140 | |\n\nDiabetes mellitus tipo 2. _No consta en la documentación aportada_\n'
    expect(check(written).map(({ text, origin, flags }) => [text, origin, ...flags])).toEqual([
      ['Cardio', 'template', 'subheading'],
      ['Se suspende digoxina.', 'written', 'list_item'],
      ['Alta.', 'written', 'list_item'],
      ['Potasio | 5,3', 'written'],
      ['Sodio | 140', 'written'],
      ['Diabetes mellitus tipo 2.', 'written'],
      ['No consta en la documentación aportada', 'template'],
    ])
  })

  it('keeps the generated item of an unchanged sentence', () => {
    const generated: ReportItem = {
      text: 'Se suspende digoxina.',
      spans: [{ start: 0, end: 3 }],
      origin: 'extracted',
      support: 'verbatim',
      flags: ['stopped'],
      day: '2024-02-04',
    }
    expect(check('Se suspende digoxina.\n\nSe suspende.', [generated])[0]).toBe(generated)
  })

  it('accepts an empty text and an empty course', () => {
    expect(check('')).toEqual([])
    expect(checkWritten('Afebril.', '').map(({ support }) => support)).toEqual(['unsupported'])
  })
})

const bornOut = new Set(['verbatim', 'supported'])

it('nearly every sentence of the engine’s report is supported by the course', () => {
  const items = caseTexts.flatMap(({ text }) => {
    const [report, held] = [reportOf(text), checkerOf(text)]
    return report.sections.flatMap((section) => held(sectionMarkdown(section, report.language)))
  })
  const written = items.filter(({ origin }) => origin === 'written')
  expect(written.length).toBeGreaterThan(2000)
  expect(written.filter(({ support }) => !bornOut.has(support)).length / written.length).toBeLessThanOrEqual(0.004)
})
