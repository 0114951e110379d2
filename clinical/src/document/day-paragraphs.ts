import type { ReportItem } from '@alta/contract/report'
import { type Language, languages } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import type { Nodes, Paragraph, PhrasingContent } from 'mdast'
import { textOf } from './plain-text.ts'

/** The hospital course as it is printed: one paragraph a day, its date before it ("12/03: …"). */

const sections = new Set<SectionKey>(['evolution', 'evolution_by_condition'])
export const isDated = (key: SectionKey): boolean => sections.has(key)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * The day before a paragraph: "12/03:", or in English, where figures can be read in two ways, "12 Mar:". It is the same
 * in every browser and on the server.
 */
function dayLead(day: string, language: Language): string {
  const [, month = '', date = ''] = day.split('-')
  return language === 'en' ? `${date} ${months[Number(month) - 1] ?? month}:` : `${date}/${month}:`
}

/** A paragraph that begins with a date needs no day before it. */
const opensWithDate = /^[^\p{L}\p{N}]*\d{1,2}(?:[/.-](?:\d{1,2}|[ivx]+)(?![\d:])|\s(?:de\s|d')?\p{L}{3,})/iu

/** The text with a full stop, where it ends without one. A mark in brackets behind it is no end. */
const ended = (text: string): string =>
  /[.!?…:;\]]$/.test(text.trimEnd().replace(/(?: \[[^\]]*\])+$/, '')) ? text : `${text}.`

/** The items of one day as one paragraph; an item without a day is a paragraph of its own. */
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

/** The length of the day before a paragraph, with the blank behind it; 0 where it has none. */
export function leadLength(node: Nodes): number {
  if (node.type !== 'paragraph') return 0
  const [first] = node.children
  if (first?.type !== 'strong') return 0
  const lead = textOf(first)
  return written.test(lead) ? lead.length + (/^\s*/.exec(textOf(node).slice(lead.length))?.[0].length ?? 0) : 0
}

/** The days of these items, by their leads in every language. */
export const daysByLead = (items: readonly ReportItem[]): ReadonlyMap<string, string> =>
  new Map(
    items.flatMap(({ day }) =>
      day === undefined ? [] : languages.map((language) => [dayLead(day, language), day] as const),
    ),
  )
