import type { Language } from '@alta/contract/languages'
import type { Line } from '../course/course.ts'
import {
  type RecordHeadField,
  recordHeadFields,
  recordHeadLabels,
  recordSexWords,
} from '../lexicon/record-head-words.ts'
import { patientTitles, physicianTitles } from '../lexicon/patient-words.ts'
import type { CourseStructure, Timeline } from '../report/stay-timeline.ts'
import { linesByFile } from '../text/file-breaks.ts'
import type { HeadChoice, HeadOutput } from './candidates/choose.ts'
import { fold } from '../text/fold.ts'
import type { LineRun } from './candidates/figures.ts'
import { lengthWithoutUnit } from './names.ts'
import { labelWithin } from './values.ts'
import { dateAt } from './date-values.ts'

const languages = ['es', 'ca', 'en'] as const satisfies readonly Language[]
/** The destination is read in the note of discharge. */
const fieldOf = {
  patient: 'name',
  record_number: 'record_number',
  birth_date: 'birth_date',
  sex: 'sex',
  service: 'service',
  physician: 'physician',
  admission: 'admitted',
  discharge: 'discharged',
} as const satisfies Readonly<Partial<Record<RecordHeadField, HeadOutput>>>
type LineField = keyof typeof fieldOf
const lineFields = recordHeadFields.flatMap((field): LineField[] => (field === 'destination' ? [] : [field]))

/** How many lines may stand above: the document's title, if it has one. */
const mostAbove = 1
const fewestLines = 2

/** The shapes of values as our own reader of documents writes them: a name holds no figure, a day is YYYY-MM-DD. */
const shapes: Readonly<Record<LineField, RegExp>> = {
  patient: /^\p{L}[^\d:;]{0,119}$/u,
  record_number: /^(?=.*\d)\S.{0,59}$/u,
  birth_date: /^\d{4}-\d{2}-\d{2}$/,
  sex: /^\p{L}+$/u,
  service: /^\p{L}[^:;]{0,119}$/u,
  physician: /^\p{L}[^\d:;]{0,119}$/u,
  admission: /^\d{4}-\d{2}-\d{2}$/,
  discharge: /^\d{4}-\d{2}-\d{2}$/,
}

const dateFields: ReadonlySet<LineField> = new Set(['birth_date', 'admission', 'discharge'])

const sexOf = (value: string, language: Language): HeadChoice['sex'] =>
  (['female', 'male'] as const).find((sex) => recordSexWords[sex][language] === value) ?? null

const titles = new RegExp(`^(?:(?:${physicianTitles}|${patientTitles})[. ]+)+(?=\\p{L})`, 'u')
/** Where the value itself stands in the words: a name without titles, a number without its label. */
export function valueIn(field: HeadOutput | 'destination', words: string): LineRun {
  const folded = fold(words)
  const fullRun = { from: 0, to: words.length }
  if (field === 'record_number') return { ...fullRun, from: labelWithin.exec(folded)?.[0].length ?? 0 }
  if (field === 'name' || field === 'physician') {
    const from = titles.exec(folded)?.[0].length ?? 0
    return { from, to: from + lengthWithoutUnit(words.slice(from)) }
  }
  return fullRun
}

interface RecordLineValue {
  readonly field: LineField
  readonly choice: HeadChoice
  readonly words: string
}

/** The field of a line that our reader of documents writes in this language. */
function recordLineAt(course: CourseStructure, { start, end }: Line, language: Language): RecordLineValue | null {
  const text = course.text.slice(start, end)
  const field = lineFields.find((each) => text.startsWith(`${recordHeadLabels[each][language]}: `))
  if (field === undefined) return null
  const behind = recordHeadLabels[field][language].length + 2
  const words = text.slice(behind).trimEnd()
  const sex = field === 'sex' ? sexOf(words, language) : null
  if (!shapes[field].test(words) || (field === 'sex' && sex === null)) return null
  const date = dateFields.has(field) ? dateAt(words) : null
  const { from, to } = valueIn(fieldOf[field], words)
  const span = { start: start + behind + from, end: start + behind + to }
  return { field, words, choice: { ...span, chance: 1, date, sex } }
}

/** The lines of such a block, one below the other in the fixed order, up to a blank line. */
function blockOf(course: CourseStructure, lines: readonly Line[], language: Language): readonly RecordLineValue[] {
  for (let above = 0; above <= mostAbove; above += 1) {
    const until = lines.findIndex(({ kind }, at) => at >= above && kind === 'blank')
    const block = lines.slice(above, until < 0 ? lines.length : until)
    if (block.length < fewestLines || block.length > lineFields.length) continue
    const values = block.flatMap((line) => recordLineAt(course, line, language) ?? [])
    const order = values.map(({ field }) => lineFields.indexOf(field))
    const isInOrder = order.every((position, at) => at === 0 || position > (order[at - 1] ?? 0))
    if (values.length === block.length && isInOrder) return values
  }
  return []
}

/**
 * The values in the lines that our own reader of CDA and FHIR documents writes on top. They are certain, so nothing has
 * to be chosen. A field is not certain where several documents of one course tell different values.
 */
export function recordLines({
  course,
}: Pick<Timeline<CourseStructure>, 'course'>): ReadonlyMap<HeadOutput, HeadChoice> {
  const files = linesByFile(course.lines, ({ start, end }) => course.text.slice(start, end))
  const values = files.flatMap((lines) => {
    const top = lines.slice(0, mostAbove + lineFields.length + 1)
    return languages.map((language) => blockOf(course, top, language)).find((block) => block.length > 0) ?? []
  })
  const byField = Map.groupBy(values, ({ field }) => field)
  return new Map(
    [...byField].flatMap(([field, [first, ...others]]) =>
      first && others.every(({ words }) => words === first.words) ? [[fieldOf[field], first.choice] as const] : [],
    ),
  )
}
