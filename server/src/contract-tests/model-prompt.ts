import type { Language } from '@alta/contract/languages'
import { type SectionKey, sectionKeys } from '@alta/contract/sections'

export interface ReceivedMessage {
  readonly role: string
  readonly content: string
}

/** A numbered line of evidence. */
export interface NumberedLine {
  readonly number: number
  readonly text: string
  /** As the line says in brackets, or null. */
  readonly section: SectionKey | null
}

/** A sentence and the numbers of the lines it cites. */
export interface CitingSentence {
  readonly text: string
  readonly sources: readonly number[]
  readonly section: SectionKey | null
}

/** What a stand-in finds in the messages it gets. */
export interface ParsedPrompt {
  readonly lines: readonly NumberedLine[]
  /** The last thing the user said, without the evidence. */
  readonly outside: string
  /** What is asked, if something is. */
  readonly question: string | null
  /** It stands in `<question>`. */
  readonly isTagged: boolean
  /** What the user said before that. */
  readonly previous: string | null
  /** The beginning of an answer that was interrupted and is to be gone on with, or nothing. */
  readonly written: string
  /** The sections that are asked for by their keys. */
  readonly asked: readonly SectionKey[]
  /** In which the answer is wanted. */
  readonly language: Language
  /** All messages, as one text. */
  readonly whole: string
}

const marks: readonly (readonly [Language, RegExp])[] = [
  ['ca', /(?<!\p{L})(?:amb|dels|les|és|està|sense|pels|aquest|va|ingrés|i|als)(?!\p{L})/giu],
  ['en', /(?<!\p{L})(?:the|with|was|and|of|without|patient|is|for|at)(?!\p{L})/giu],
  ['es', /(?<!\p{L})(?:el|con|los|las|es|sin|del|paciente|para|y|ingreso)(?!\p{L})/giu],
]

const languageNames: readonly (readonly [Language, RegExp])[] = [
  ['ca', /catal[aáà]n?(?!\p{L})|(?:language|idioma)\W{1,4}ca(?!\p{L})/iu],
  ['en', /english|inglés|anglès|(?:language|idioma)\W{1,4}en(?!\p{L})/iu],
  ['es', /spanish|español|castellano|espanyol|castellà|(?:language|idioma)\W{1,4}es(?!\p{L})/iu],
]

/** By its little words; Spanish when they say nothing. */
function languageOf(text: string): Language {
  const counts = marks.map(([language, mark]) => ({ language, count: text.match(mark)?.length ?? 0 }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best), { language: 'es', count: 0 }).language
}

export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Words that mean something, and numbers. */
export const wordsOf = (text: string): string[] =>
  (folded(text).match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? []).filter((word) => /\d/.test(word) || word.length > 3)

const lineShape = /^\[(\d+)\]\s*(?:\(([^)]*)\)\s*)?(.*)$/

/** `(note.txt, 2017-01-03, evolution)` says where a line stands, if all lines have such a bracket. */
function readLines(evidence: string): NumberedLine[] {
  const found = evidence.split('\n').flatMap((line) => {
    const [, number, bracket, rest = ''] = lineShape.exec(line.trim()) ?? []
    return number === undefined ? [] : [{ number: Number(number), bracket, rest }]
  })
  const arePlaces = found.every(({ bracket }) => bracket !== undefined)
  return found.map(({ number, bracket, rest }) => {
    if (!arePlaces) return { number, text: bracket === undefined ? rest : `(${bracket}) ${rest}`, section: null }
    const parts = (bracket ?? '').split(',').map((part) => part.trim())
    return { number, text: rest, section: sectionKeys.find((key) => parts.includes(key)) ?? null }
  })
}

const tagged = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inside = '']) => inside.trim())

const lastLine = (text: string) => text.trim().split('\n').at(-1)?.trim() ?? ''

/** What stands in `<sentences>`, numbered, one a line. */
export const sentencesIn = ({ outside }: ParsedPrompt): string[] =>
  tagged(outside, 'sentences').flatMap((inside) => inside.split('\n').map((line) => line.replace(/^\d+\. /, '')))

export function readPrompt(messages: readonly ReceivedMessage[]): ParsedPrompt {
  const turns = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  // what follows an answer without a question of its own asks to go on with it
  const interrupted = messages.at(-2)?.role === 'assistant' && !turns.at(-1)?.includes('?') && turns.length > 1
  const last = turns.at(interrupted ? -2 : -1) ?? ''
  const lines = tagged(last, 'evidence').flatMap(readLines)
  const outside = last.replaceAll(/<evidence\b[^>]*>[\s\S]*?<\/evidence>/g, '').trim()
  const named = tagged(outside, 'question').at(-1)
  const earlier = outside.split('\n').filter((line) => line.trim().endsWith('?'))
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content)
  const instructions = [...system, outside].join('\n')
  const languages = languageNames.filter(([, name]) => name.test(instructions)).map(([language]) => language)
  return {
    lines,
    outside,
    question: named ?? (outside.endsWith('?') ? lastLine(outside) : null),
    isTagged: named !== undefined,
    previous: turns.at(-2) ?? (named === undefined ? null : (earlier.at(-1)?.trim() ?? null)),
    written: tagged(outside, 'answer').at(-1) ?? (interrupted ? (messages.at(-2)?.content ?? '') : ''),
    asked: sectionKeys.filter((key) => outside.includes(`(${key})`)),
    language:
      languages.length === 1 && languages[0] !== undefined
        ? languages[0]
        : languageOf(lines.length > 0 ? lines.map(({ text }) => text).join('\n') : outside),
    whole: messages.map(({ content }) => content).join('\n'),
  }
}
