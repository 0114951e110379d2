import type { ReportSection, ReportSpan, Stay, StayFact } from '@alta/contract/report'
import type { WrittenSection } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import type { Paragraph, PhrasingContent } from 'mdast'
import { documentWords, type HeadKey, headKeys } from '../lexicon/document-words.ts'
import { parseMarkdown } from './markdown.ts'
import { writtenSentences } from './sentences.ts'

/** One line at the head of a report; where the course does not tell it, the text says that. */
export interface HeadRow {
  readonly key: HeadKey
  readonly label: string
  readonly text: string
  readonly isStated: boolean
  /** Where the course says so; empty for what is computed and for what a person wrote. */
  readonly spans: readonly ReportSpan[]
}

type Told = Pick<StayFact, 'text' | 'spans'> | null

/** The first diagnosis of the section as it is printed: a person may have corrected it. */
function principalIn(section: ReportSection | WrittenSection): Told {
  if (!('markdown' in section)) return section.items.find(({ flags }) => !flags.includes('subheading')) ?? null
  const first = writtenSentences(parseMarkdown(section.markdown)).find(({ kind }) => kind !== 'heading')
  return first === undefined ? null : { text: first.text, spans: [] }
}

/** A four-digit year, or day, month and year as three figures or words. */
const writesYear = /\d{4}|\d\P{L}+(?:\p{L}+|\d{1,2})\P{L}+\d{2}$|\d[-/.]\p{L}+[-/.]\d{2}$/u

/** A date as the course writes it; with the calendar day behind it where its year is not written. */
function dated(fact: StayFact | null, language: Language): Told {
  if (fact?.day === undefined || writesYear.test(fact.text)) return fact
  const form = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
  const day = new Intl.DateTimeFormat(documentWords[language].locale, form).format(new Date(fact.day))
  return { text: `${fact.text} (${day})`, spans: fact.spans }
}

function lengthOf({ days }: Stay, language: Language): Told {
  if (days === null) return null
  const words = documentWords[language]
  return { text: `${days} ${days === 1 ? words.day : words.days}`, spans: [] }
}

interface HeadOf {
  readonly language: Language
  readonly stay: Stay
  readonly sections: readonly (ReportSection | WrittenSection)[]
}

/** The head of a report in its own language: why the patient was there, from when to when, under whom, where to. */
export function headRows({ language, stay, sections }: HeadOf): HeadRow[] {
  const main = sections.find(({ key }) => key === 'main_diagnosis')
  const told: Readonly<Record<HeadKey, Told>> = {
    principal_diagnosis: main === undefined ? stay.principal_diagnosis : principalIn(main),
    admitted: dated(stay.admitted, language),
    discharged: dated(stay.discharged, language),
    days: lengthOf(stay, language),
    service: stay.service,
    destination: stay.destination,
  }
  const { head, not_stated } = documentWords[language]
  return headKeys.map((key) => {
    const { text, spans } = told[key] ?? { text: null, spans: [] }
    return { key, label: head[key], text: text ?? not_stated, isStated: text !== null, spans }
  })
}

/** The head as one paragraph of lines, for every printed form; nothing where the stay was not read. */
export function headBlocks({
  language,
  stay,
  sections,
}: Partial<Pick<HeadOf, 'stay'>> & Omit<HeadOf, 'stay'>): Paragraph[] {
  if (stay === undefined) return []
  const children = headRows({ language, stay, sections }).flatMap(
    ({ label, text, isStated }, at): PhrasingContent[] => {
      const words = { type: 'text' as const, value: text.replace(/\s+/g, ' ') }
      const value: PhrasingContent = isStated ? words : { type: 'emphasis', children: [words] }
      return [
        ...(at === 0 ? [] : [{ type: 'break' as const }]),
        { type: 'strong', children: [{ type: 'text', value: `${label}:` }] },
        { type: 'text', value: ' ' },
        value,
      ]
    },
  )
  return [{ type: 'paragraph', children }]
}
