import type { ReportItem } from '@alta/contract/report'
import { type Language, languages } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import type { Nodes, Paragraph, PhrasingContent } from 'mdast'
import { textOf } from './plain-text.ts'

/** The hospital course as it is printed: one paragraph a day, its date before it ("12/03: …"). */

const sections = new Set<SectionKey>(['evolution', 'evolution_by_condition'])
export const isDated = (key: SectionKey): boolean => sections.has(key)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "12/03:"; in English, where that may be read in two ways, "12 Mar:". The same in every browser and on the server. */
function dayLead(day: string, language: Language): string {
  const [, month = '', date = ''] = day.split('-')
  return language === 'en' ? `${date} ${months[Number(month) - 1] ?? month}:` : `${date}/${month}:`
}

/** Words that begin with a date need none before them. */
const opensWithDate = /^[^\p{L}\p{N}]*\d{1,2}(?:[/.-](?:\d{1,2}|[ivx]+)(?![\d:])|\s(?:de\s|d')?\p{L}{3,})/iu

/** With a full stop where it ends without one; a mark in brackets behind it ends nothing. */
const ended = (text: string): string =>
  /[.!?…:;\]]$/.test(text.trimEnd().replace(/(?: \[[^\]]*\])+$/, '')) ? text : `${text}.`

/** Items of one day as one paragraph; one of no day as a paragraph of its own. */
export function dayParagraph(items: readonly ReportItem[], language: Language): Paragraph {
  const [first] = items
  const texts = items.map(({ text }, at) => (at === items.length - 1 ? text : ended(text)))
  const words: PhrasingContent = { type: 'text', value: texts.join(' ') }
  if (first?.day === undefined || opensWithDate.test(first.text)) return { type: 'paragraph', children: [words] }
  const lead: PhrasingContent = {
    type: 'strong',
    children: [{ type: 'text', value: dayLead(first.day, language) }],
  }
  return { type: 'paragraph', children: [lead, { ...words, value: ` ${words.value}` }] }
}

const written = /^\d{1,2}(?:\/\d{1,2}| \p{L}{3,4}\.?):$/u

/** How many letters of a paragraph are a day before it, with the blank behind; 0: it has none. */
export function leadLength(node: Nodes): number {
  if (node.type !== 'paragraph') return 0
  const [first] = node.children
  if (first?.type !== 'strong') return 0
  const lead = textOf(first)
  return written.test(lead) ? lead.length + (/^\s*/.exec(textOf(node).slice(lead.length))?.[0].length ?? 0) : 0
}

/** By their leads in every language, the days of these items. */
export const daysByLead = (items: readonly ReportItem[]): ReadonlyMap<string, string> =>
  new Map(
    items.flatMap(({ day }) =>
      day === undefined ? [] : languages.map((language) => [dayLead(day, language), day] as const),
    ),
  )
