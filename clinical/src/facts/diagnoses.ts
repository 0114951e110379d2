import type { ItemFlag } from '@alta/contract/report'
import type { SectionKey } from '@alta/contract/sections'
import type { Polarity } from '../context/context.ts'
import type { Course, Span } from '../course/course.ts'
import {
  beingWords,
  diagnosisKinds,
  diagnosisLabels,
  findingWords,
  furtherWords,
  incidentalWords,
  openWords,
  ruledOutCues,
  secondaryLabels,
  toldDiagnosis,
} from '../lexicon/diagnosis-words.ts'
import { fold } from '../text/fold.ts'
import { tokens } from '../text/tokens.ts'
import type { PassageFact } from './fact.ts'
import type { Passage } from './passage.ts'
import { wordForms } from './word-forms.ts'

const lead = String.raw`^(?:[-–—•*#\s]|\d{1,2}[.)]\s)*`
/** "El diagnóstico principal es una neumonía": said in a sentence rather than by a label. */
const kind = wordForms(diagnosisKinds).source
const told = `(?:(?:el|su|the|his|her|its|seu)\\s+)*(?:(?:${kind})\\s+)*(?:${wordForms(toldDiagnosis).source})(?:\\s+(?:${kind}))*\\s+(?:${wordForms(beingWords).source})\\s+(?:(?:de|d'|una?|an|a|the|el|la)(?:\\s+|(?<=')))?`
const label = new RegExp(`${lead}(?:(?:${wordForms(diagnosisLabels).source})\\s*[:.]\\s*|${told})`, 'u')
const further = new RegExp(`${lead}(?:${wordForms(furtherWords).source})[,:]?\\s+`, 'u')
const secondary = wordForms(secondaryLabels)
const incidental = wordForms(incidentalWords)
const finding = wordForms(findingWords)
const open = wordForms(openWords)
const ruledOut = wordForms(ruledOutCues)
const parts = /;\s+|\s+(?=\d{1,2}\)\s)|\s+(?=#\s?\p{L})|\.\s+(?=\?)/gu
const closed = (text: string): boolean => text.lastIndexOf('(') <= text.lastIndexOf(')')
const dose = /\d\s*(?:mg|mcg|g|ui|units|ml)\b(?!\s*\/\s*(?:d?l|ml|24)\b)/
const number = /^(?:[-–—•*#\s]|\d{1,2}[.)]\s)+/
const diagnosisSections = new Set<SectionKey | null>([
  'main_diagnosis',
  'secondary_diagnosis',
  'complementary_diagnosis',
])
const doubt = /^(?:posible|possible|probable|probablement|probablemente|sospecha|sospita|suspected|likely)$/
const filler = /^(?:con|amb|with|del|por|per|the|for|needs|excluding|excluir|descartar|que)$/
const stemLength = 6

interface Phrase extends Span {
  readonly sentence: number
  readonly secondary: boolean
  readonly complementary: boolean
}

const stemsOf = (text: string): string[] =>
  tokens(text)
    .filter((token) => token.text.length > 2 && !doubt.test(token.text) && !filler.test(token.text))
    .map((token) => token.text.slice(0, stemLength))

/** Stems of what the course puts aside ("se descarta TEP"). */
const putAside = (passages: readonly Passage[]): Set<string> =>
  new Set(passages.filter((passage) => ruledOut.test(passage.folded)).flatMap((passage) => stemsOf(passage.text)))

function phrasesOf(passage: Passage, text: string): Phrase[] {
  const { sentence } = passage
  const goesOn = label.test(passage.folded) ? null : further.exec(passage.folded)
  const labelled = label.exec(passage.folded) ?? goesOn
  const from = labelled === null ? 0 : labelled[0].length
  const isSecondary =
    sentence.section === 'secondary_diagnosis' ||
    (labelled !== null && (goesOn !== null || secondary.test(labelled[0])))
  // "(type 2) respiratory" is no numbered list.
  const cuts = [...passage.text.slice(from).matchAll(parts)].filter((cut) =>
    closed(passage.text.slice(from, from + cut.index)),
  )
  const bounds = [from, ...cuts.map((cut) => from + cut.index + cut[0].length)]
  return bounds.flatMap((begin, at) => {
    const end = bounds[at + 1] ?? passage.text.length
    const skipped = number.exec(passage.text.slice(begin, end))?.[0].length ?? 0
    const start = sentence.start + begin + skipped
    const stop = sentence.start + end
    const written = text.slice(start, stop).replace(/[\s;]+$/, '')
    if (written.replace(/[^\p{L}]/gu, '').length < 2) return []
    return [
      {
        start,
        end: start + written.length,
        sentence: sentence.index,
        secondary: isSecondary,
        complementary: sentence.section === 'complementary_diagnosis',
      },
    ]
  })
}

/** What is said of a phrase's first word of weight: "posible TEP" is possible, "TEP descartado" denied. */
function saidOf(phrase: Phrase, passage: Passage): Polarity {
  const local = { start: phrase.start - passage.sentence.start, end: phrase.end - passage.sentence.start }
  const text = passage.text.slice(local.start, local.end)
  if (/^\s*\?/.test(text)) return 'possible'
  const head = tokens(text).find((token) => token.text.length > 2 && !doubt.test(token.text))
  if (head === undefined) return 'affirmed'
  const polarity = passage.polarity({ start: local.start + head.start, end: local.start + head.end })
  return polarity === 'affirmed' && doubt.test(tokens(text)[0]?.text ?? '') ? 'possible' : polarity
}

/** A phrase that denies itself, or one only thought of whose content words were mostly put aside elsewhere. */
function isPutAside(text: string, said: Polarity, aside: ReadonlySet<string>): boolean {
  if (said === 'negated' || (said !== 'affirmed' && ruledOut.test(fold(text)))) return true
  if (said !== 'possible') return false
  const stems = stemsOf(text)
  return stems.filter((stem) => aside.has(stem)).length * 2 > stems.length
}

function sectionOf(phrase: Phrase, text: string, isFirst: boolean): SectionKey {
  const words = fold(text.slice(phrase.start, phrase.end))
  if (phrase.complementary || incidental.test(words)) return 'complementary_diagnosis'
  if (isFirst) return 'main_diagnosis'
  const head = words.slice(0, 14)
  return finding.test(head) || (open.test(words) && finding.test(words))
    ? 'complementary_diagnosis'
    : 'secondary_diagnosis'
}

/** Under a label for diagnoses in the discharge note, whatever section its words were given. */
function isListed(passage: Passage): boolean {
  if (passage.note?.kind !== 'discharge') return false
  const { heading, decided_by } = passage.sentence
  if (decided_by === 'inline' && heading !== null && label.test(`${heading}:`)) return true
  return label.test(passage.folded)
}

/** "Además …" behind the sentence that tells the diagnosis goes on with the others. */
const goesOnTelling = (passages: readonly Passage[], passage: Passage): boolean =>
  passage.note?.kind === 'discharge' &&
  further.test(passage.folded) &&
  label.test(passages[passage.sentence.index - 1]?.folded ?? '')

/** "ID: preeclampsia grave. Labetalol 20 mg iv, luego perfusión." – what is given on the label's line is no diagnosis. */
const prescribes = ({ sentence, folded }: Passage): boolean =>
  sentence.decided_by === 'inline' && sentence.body === sentence.start && dose.test(folded)

/** The sentences that list diagnoses: of the last note that has any; admission impressions only where no other exist. */
function listedIn(passages: readonly Passage[]): Passage[] {
  const written = passages.filter(({ sentence }) => diagnosisSections.has(sentence.section))
  const headed = passages.filter(
    (passage) =>
      isListed(passage) ||
      goesOnTelling(passages, passage) ||
      (diagnosisSections.has(passage.sentence.section) &&
        (passage.sentence.decided_by === 'heading' || passage.sentence.decided_by === 'inline')),
  )
  const labelled = passages.filter(({ folded, sentence }) => {
    return label.test(folded) || (sentence.heading !== null && label.test(`${sentence.heading}:`))
  })
  // What only sounds like a diagnosis counts where nothing is called one.
  const [list] = [headed, labelled, written].filter((found) => found.length > 0)
  const last = list?.at(-1)?.sentence.note
  return (list ?? []).filter((passage) => passage.sentence.note === last && !prescribes(passage))
}

/**
 * The diagnoses of the stay: first phrase of the last list is the main one, the others secondary, chance findings
 * complementary. What was ruled out is left out; what is only possible keeps its word and the `possible` flag.
 */
export function findDiagnoses(course: Course, passages: readonly Passage[]): PassageFact[] {
  const aside = putAside(passages)
  const facts: PassageFact[] = []
  for (const passage of listedIn(passages)) {
    for (const phrase of phrasesOf(passage, course.text)) {
      const said = saidOf(phrase, passage)
      if (isPutAside(course.text.slice(phrase.start, phrase.end), said, aside)) continue
      const hasMain = facts.some((fact) => fact.section === 'main_diagnosis')
      const possible = said === 'possible'
      const flags: ItemFlag[] = possible ? ['list_item', 'possible'] : ['list_item']
      facts.push({
        kind: 'diagnosis',
        section: sectionOf(phrase, course.text, !hasMain && !phrase.secondary && !possible),
        start: phrase.start,
        end: phrase.end,
        sentence: phrase.sentence,
        flags,
      })
    }
  }
  return facts
}
