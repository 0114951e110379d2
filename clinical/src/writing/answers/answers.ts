import { type SectionKey, sectionKeys, sectionTitles } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { fold } from '../../text/fold.ts'
import { bare, jsonIn } from './json-in-answer.ts'
import { cleanText } from './clean-text.ts'

/** A piece of an answer: its text, and the numbers of the lines that it names. */
export interface AnswerItem {
  readonly text: string
  readonly sources: readonly number[]
}

const mostItems = 120
const mostSources = 20

const looseItem = z.object({ text: z.string(), sources: z.optional(z.unknown()) })
const record = z.record(z.string(), z.unknown())

const cites = /\[\s*\d{1,5}(?:\s*[,;]\s*\d{1,5})*\s*\]/g
const numbersIn = (text: string): number[] =>
  [...text.matchAll(cites)].flatMap(([found]) => (found.match(/\d+/g) ?? []).map(Number))

/** The numbers of lines in any form: 3, "3", "[3]", "3, 5". */
function sourcesIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return (value.match(/\d{1,5}/g) ?? []).map(Number)
  return Array.isArray(value) ? value.flatMap(sourcesIn) : []
}

/** The words in brackets before a line of evidence. */
const labels = new RegExp(String.raw`\((?:\d{4}-\d\d-\d\d, )?(?:${sectionKeys.join('|')})\)`, 'g')
/** A piece with more of these labels only repeats the prompt. */
const mostLabels = 1

function itemOf(value: unknown): AnswerItem[] {
  const written = typeof value === 'string' ? { text: value, sources: [] } : looseItem.safeParse(value).data
  if (written === undefined || (written.text.match(labels)?.length ?? 0) > mostLabels) return []
  const sources = [...sourcesIn(written.sources), ...numbersIn(written.text)].filter(Number.isInteger)
  const text = cleanText(written.text.replace(cites, ''))
  return text === '' ? [] : [{ text, sources: [...new Set(sources)].slice(0, mostSources) }]
}

function listOf(value: unknown): AnswerItem[] | null {
  if (!Array.isArray(value)) return null
  const items = value.slice(0, mostItems).flatMap(itemOf)
  // A list in which nothing can be read is not an empty one.
  return value.length > 0 && items.length === 0 ? null : items
}

function listIn(value: unknown): AnswerItem[] | null {
  const list = listOf(value)
  if (list !== null) return list
  const lists = Object.values(record.safeParse(value).data ?? {}).filter((each) => Array.isArray(each))
  return lists.length === 1 ? listOf(lists[0]) : null
}

/** An evidence line copied with its label: "[3] (2025-03-06, evolución) text". */
const copied = /^\s*(?:[-*•]\s*)?\[(\d{1,5})\]\s*\((?:\d{4}-\d\d-\d\d)?[^)]{0,60}\)\s*(.+)$/

/** A rest of JSON that cannot be read is no sentence. */
const json = /^\s*[{[]\s*"|"(?:text|sources|items)"\s*:/

function lineItem(line: string): AnswerItem[] {
  const echo = copied.exec(line)
  if (echo !== null) return itemOf({ text: echo[2], sources: [echo[1]] })
  if (json.test(line)) return []
  return numbersIn(line).length === 0 ? [] : itemOf(line)
}

const nothing = /^(?:\[\s*\]|\{\s*\}|none|nothing|nada|ninguno|res|cap)?\.?$/i

/**
 * The sentences of an answer for one section: JSON by the schema, with any text around it, or lines that end with the
 * numbers of their lines. null where neither can be read.
 */
export function itemsIn(answer: string): AnswerItem[] | null {
  const text = bare(answer)
  if (nothing.test(text)) return []
  const value = jsonIn(text)
  if (value !== undefined) {
    const listed = listIn(value)
    if (listed !== null) return listed
  }
  const lines = text.split('\n').flatMap(lineItem).slice(0, mostItems)
  return lines.length === 0 ? null : lines
}

const nameOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z·']+/g, ' ')
    .trim()

/** The section that a line opens: its key or its title, in any language. */
function opened(line: string, keys: readonly SectionKey[]): SectionKey | undefined {
  const name = nameOf(line)
  return keys.find(
    (key) => name === nameOf(key) || Object.values(sectionTitles[key]).some((title) => name === nameOf(title)),
  )
}

/**
 * The sentences of an answer for several sections, by section; a section that the answer does not name is missing. null
 * where the answer cannot be read.
 */
export function sectionsIn(answer: string, keys: readonly SectionKey[]): Map<SectionKey, AnswerItem[]> | null {
  const text = bare(answer)
  const json = record.safeParse(jsonIn(text)).data
  if (json !== undefined) {
    const inner = record.safeParse(json['sections']).data ?? json
    const found = keys.flatMap((key) => {
      const items = listIn(inner[key])
      return items === null ? [] : [[key, items] as const]
    })
    if (found.length > 0) return new Map(found)
  }
  if (nothing.test(text)) return new Map()
  const found = new Map<SectionKey, AnswerItem[]>()
  let key: SectionKey | undefined
  for (const line of text.split('\n')) {
    const next = opened(line, keys)
    if (next !== undefined) found.set((key = next), [])
    else if (key !== undefined) found.get(key)?.push(...lineItem(line))
  }
  return [...found.values()].some((items) => items.length > 0) ? found : null
}
