/**
 * The notation of annotated courses: the text and its annotation are in one file, so that they cannot get out of step.
 * A file has three parts, separated by lines of four dashes: a head of `key: value`, the text with its labels inline,
 * and a tail. Removing the labels gives the plain course. `clinical/cases/annotated/README.md` describes the notation.
 */

import { flat } from '../flat.ts'

/** Short codes of the sections, as annotators type them. */
const sectionCodes = {
  ALG: 'allergies',
  MED: 'medication',
  TOX: 'toxic_habits',
  FAM: 'family_background',
  PAST: 'pathological_background',
  PROC: 'invasive_procedures',
  BASE: 'baseline_state',
  NOW: 'current_disease',
  EXU: 'phisical_exam_urgency',
  EXA: 'phisical_exam_admission',
  TEST: 'complementary_tests',
  MAIN: 'main_diagnosis',
  SEC: 'secondary_diagnosis',
  ODX: 'complementary_diagnosis',
  EVO: 'evolution',
  CON: 'evolution_by_condition',
  CPL: 'complications',
  PLAN: 'extra_comments',
} as const
type Code = keyof typeof sectionCodes
type AnnotatedSection = (typeof sectionCodes)[Code]

const saliences = { '!!': 'critical', '!': 'important', '~': 'none' } as const
type Salience = 'critical' | 'important' | 'minor' | 'none'

const flagNames = ['other', 'denied', 'unsure', 'out', 'past', 'planned', 'principal'] as const
type SegmentFlag = (typeof flagNames)[number]
const listNames = ['home', 'stay', 'discharge'] as const
type DrugList = (typeof listNames)[number]
const actionNames = ['start', 'keep', 'change', 'stop', 'hold'] as const
type AnnotatedDrugAction = (typeof actionNames)[number]
const statuses = ['started', 'continued', 'changed', 'stopped'] as const
type DrugStatus = (typeof statuses)[number]

export interface AnnotatedSegment {
  /** UTF-16 offsets into the plain text. */
  readonly start: number
  readonly end: number
  /** Every section in which a physician would accept the segment, the best first; empty for noise. */
  readonly sections: readonly AnnotatedSection[]
  readonly salience: Salience
  readonly flags: readonly SegmentFlag[]
  readonly list: DrugList | null
  readonly actions: readonly AnnotatedDrugAction[]
  readonly mark: string | null
  readonly corrects: readonly string[]
  readonly repeats: readonly string[]
  /** What must be in the report: one alternative of every group. Empty if the segment is not a fact. */
  readonly must: readonly (readonly string[])[]
}

interface AnnotatedDrug {
  readonly drug: string
  readonly dose: string
  readonly frequency: string
  readonly status: DrugStatus
}

export interface AnnotatedCourse {
  readonly head: Readonly<Record<string, string>>
  readonly text: string
  readonly segments: readonly AnnotatedSegment[]
  readonly silent: readonly AnnotatedSection[]
  readonly drugs: readonly AnnotatedDrug[]
  readonly mustNot: readonly { sections: readonly AnnotatedSection[] | '*'; pattern: string; why: string }[]
}

const headKeys = ['id', 'hand', 'language', 'specialty', 'style', 'admitted', 'discharged', 'service', 'destination']
const separator = /^----\s*$/m
const isIn = <T extends string>(names: readonly T[], word: string): word is T => names.some((name) => name === word)
const isKey = <Named extends object>(names: Named, word: PropertyKey): word is keyof Named => word in names

interface SegmentLabel {
  sections: AnnotatedSection[]
  salience: Salience
  flags: SegmentFlag[]
  list: DrugList | null
  actions: AnnotatedDrugAction[]
  mark: string | null
  corrects: string[]
  repeats: string[]
  must: string[][]
  isContinued: boolean
}

function codesOf(word: string): AnnotatedSection[] | null {
  const keys = word.split('/').map((code) => (isKey(sectionCodes, code) ? sectionCodes[code] : null))
  return keys.every((key) => key !== null) ? keys : null
}

function readLabel(content: string, complain: (what: string) => void): SegmentLabel {
  const label: SegmentLabel = {
    sections: [],
    salience: 'minor',
    flags: [],
    list: null,
    actions: [],
    mark: null,
    corrects: [],
    repeats: [],
    must: [],
    isContinued: false,
  }
  const equals = content.search(/(?:^|\s)=(?:\s|$)/)
  const words = (equals < 0 ? content : content.slice(0, equals)).trim().split(/\s+/)
  if (equals >= 0)
    label.must = content
      .slice(content.indexOf('=', equals) + 1)
      .split(/\s\+\s/)
      .map((group) => group.split('|').map((alternative) => alternative.trim()))
  if (label.must.some((group) => group.some((alternative) => alternative === '')))
    complain(`empty alternative after "=" in {${content}}`)
  for (const word of words) {
    const sections = codesOf(word)
    if (word === '+') label.isContinued = true
    else if (word === 'x') label.salience = 'none'
    else if (isKey(saliences, word)) label.salience = saliences[word]
    else if (sections !== null) label.sections.push(...sections)
    else if (isIn(flagNames, word)) label.flags.push(word)
    else if (isIn(listNames, word)) label.list = word
    else if (isIn(actionNames, word)) label.actions.push(word)
    else if (/^#[a-z]\w*$/.test(word)) label.mark = word.slice(1)
    else if (/^fixes:[a-z]\w*$/.test(word)) label.corrects.push(word.slice(6))
    else if (/^repeats:[a-z]\w*$/.test(word)) label.repeats.push(word.slice(8))
    else complain(`"${word}" in {${content}} is no section code, flag, mark or sign`)
  }
  return label
}

interface AnnotatedBody {
  text: string
  segments: AnnotatedSegment[]
}

/** Reads the middle part into its plain text and its segments. */
function readBody(body: string, complain: (what: string) => void): AnnotatedBody {
  const segments: AnnotatedSegment[] = []
  let text = ''
  let open: number | null = null
  const lines = body.split('\n')
  lines.forEach((line, index) => {
    const where = (what: string): void => complain(`text line ${index + 1}: ${what}`)
    let from = open ?? text.length
    open = null
    let at = 0
    let isLabelled = false
    for (const tag of line.matchAll(/ ?\{([^{}]*)\}/g)) {
      text += line.slice(at, tag.index)
      at = tag.index + tag[0].length
      isLabelled = true
      const label = readLabel(tag[1] ?? '', where)
      if (label.isContinued) {
        if (line.slice(at).trim() !== '') where('{+} stands at the end of a line, nothing after it')
        open = from
        continue
      }
      const piece = text.slice(from)
      const start = from + (piece.length - piece.trimStart().length)
      const { isContinued: _, ...rest } = label
      if (piece.trim() === '') where(`{${tag[1]}} has no text before it`)
      else segments.push({ ...rest, start, end: text.length - (piece.length - piece.trimEnd().length) })
      from = text.length
    }
    const rest = line.slice(at)
    if (/[{}]/.test(line.replace(/ ?\{[^{}]*\}/g, ''))) where('a brace that opens or closes nothing')
    if (rest.trim().split(/\s+/).length > 8)
      where(`no label behind: "${rest.trim().slice(0, 70)}…" ({x} where it belongs nowhere)`)
    if (open !== null && !isLabelled) where('{+} is followed by a line without a label')
    text += rest
    if (index < lines.length - 1) text += '\n'
  })
  return { text, segments }
}

/**
 * Reads one annotated course.
 * @param file the whole file, with LF or CRLF line ends
 * @returns the course, and a description of everything that is wrong with it, each with its line number within its
 * part; the course may be used only if `problems` is empty
 */
export function readAnnotated(file: string): { course: AnnotatedCourse; problems: string[] } {
  const problems: string[] = []
  const complain = (what: string): void => {
    problems.push(what)
  }
  const parts = file.replace(/\r\n?/g, '\n').normalize('NFC').split(separator)
  if (parts.length !== 3) complain(`three parts are wanted, parted by lines of "----"; there are ${parts.length}`)
  const [headPart = '', bodyPart = '', tailPart = ''] = parts
  const head: Record<string, string> = {}
  for (const line of headPart.split('\n')) {
    const found = /^(\w+):\s*(.*?)\s*$/.exec(line)
    if (found?.[1] !== undefined) head[found[1]] = found[2] ?? ''
    else if (line.trim() !== '') complain(`head: "${line}" is not "key: value"`)
  }
  const { text, segments } = readBody(bodyPart.replace(/^\n/, '').replace(/\n$/, ''), complain)
  const silent: AnnotatedSection[] = []
  const drugs: AnnotatedDrug[] = []
  const mustNot: { sections: readonly AnnotatedSection[] | '*'; pattern: string; why: string }[] = []
  for (const line of tailPart.split('\n')) {
    const found = /^(silent|drug|not):\s*(.*?)\s*$/.exec(line)
    if (found === null) {
      if (line.trim() !== '') complain(`tail: "${line}" begins with none of silent: drug: not:`)
      continue
    }
    const [, kind, rest = ''] = found
    if (kind === 'silent') {
      for (const word of rest.split(/[\s,]+/).filter((code) => code !== '')) {
        const keys = codesOf(word)
        if (keys === null) complain(`silent: "${word}" is no section code`)
        else silent.push(...keys)
      }
    } else if (kind === 'drug') {
      const [drug = '', dose = '', frequency = '', status = ''] = rest.split(';').map((field) => field.trim())
      if (drug === '' || !isIn(statuses, status))
        complain(`drug: "${rest}" is not "name|name; dose; frequency; ${statuses.join('/')}"`)
      else drugs.push({ drug, dose, frequency, status })
    } else {
      const [where = '', pattern = '', ...why] = rest.split(/\s;\s/).map((field) => field.trim())
      const sections = where === '*' ? '*' : codesOf(where)
      if (sections === null) complain(`not: "${where}" is neither * nor section codes`)
      else mustNot.push({ sections, pattern, why: why.join('; ') })
      try {
        new RegExp(pattern, 'i')
      } catch {
        complain(`not: /${pattern}/ is no regular expression`)
      }
      if (pattern === '' || why.length === 0) complain(`not: "${rest}" is not "SECTIONS ; pattern ; why"`)
    }
  }
  const course: AnnotatedCourse = { head, text, segments, silent, drugs, mustNot }
  return { course, problems: [...problems, ...contradictions(course)] }
}

/** Finds annotations that parse but contradict each other. */
function contradictions({ head, text, segments, silent, drugs }: AnnotatedCourse): string[] {
  const problems: string[] = []
  for (const key of headKeys) if (head[key] === undefined) problems.push(`head: "${key}:" is missing`)
  if (!['es', 'ca', 'en'].includes(head.language ?? '')) problems.push('head: language is es, ca or en')
  if (!['headed', 'sparse', 'unheaded'].includes(head.style ?? ''))
    problems.push('head: style is headed, sparse or unheaded')
  const folded = flat(text)
  for (const key of ['admitted', 'discharged', 'service', 'destination'])
    if (head[key] !== undefined && head[key] !== '-' && !folded.includes(flat(head[key])))
      problems.push(
        `head: ${key} "${head[key]}" does not stand in the text to the letter ("-" where the text does not tell)`,
      )
  const words = text.split(/\s+/).length
  if (words < 220 || words > 3600) problems.push(`${words} words: 250 to 3,500 are wanted`)
  const marks = new Set(segments.flatMap((segment) => (segment.mark === null ? [] : [segment.mark])))
  for (const segment of segments) {
    const words = text.slice(segment.start, segment.end)
    const shown = `"${words.slice(0, 60)}"`
    for (const mark of [...segment.corrects, ...segment.repeats])
      if (!marks.has(mark)) problems.push(`${shown}: no segment bears the mark #${mark}`)
    if (segment.must.length > 0 && segment.sections.length === 0)
      problems.push(`${shown}: a fact ("=") without a section`)
    for (const group of segment.must)
      if (!group.some((alternative) => flat(words).includes(flat(alternative))))
        problems.push(`${shown}: none of "${group.join('|')}" stands in the segment`)
    const best = segment.sections[0]
    if (best !== undefined && segment.salience !== 'none' && silent.includes(best))
      problems.push(`${shown}: ${best} is said to be silent`)
    if (words.includes('\n\n')) problems.push(`${shown}: a segment over an empty line`)
  }
  const facts = segments.filter((segment) => segment.must.length > 0)
  if (facts.length < 10 || facts.length > 45) problems.push(`${facts.length} facts ("="): 10 to 45 are wanted`)
  if (!facts.some((fact) => fact.salience === 'critical')) problems.push('no critical fact')
  if (!facts.some((fact) => fact.sections.length === 1 && fact.sections[0] === 'main_diagnosis'))
    problems.push('no fact with the section MAIN alone: the principal diagnosis')
  for (const { drug, dose } of drugs) {
    if (!drug.split('|').some((name) => folded.includes(flat(name.trim()))))
      problems.push(`drug: "${drug}" stands nowhere in the text`)
    const figures = dose.split('|').map((one) => /\d+(?:[.,]\d+)?/.exec(one)?.[0])
    if (dose !== '' && !figures.some((figure) => figure === undefined || folded.includes(figure)))
      problems.push(`drug: dose "${dose}" of ${drug} stands nowhere in the text`)
  }
  return problems
}
