import { type HeadField, headFields } from '@alta/contract/report-head'
import { sectionKeys } from '@alta/contract/sections'
import { isWriting, linesFor, sentencesOf, writings } from './model-behaviours.ts'
import {
  type NumberedLine,
  type ParsedPrompt,
  type ReceivedMessage,
  type CitingSentence,
  readPrompt,
  sentencesIn,
  wordsOf,
} from './model-prompt.ts'

/** As much of a JSON schema as stand-ins follow. */
type SchemaShape = Readonly<Record<string, unknown>>

export interface StandInRequest {
  readonly messages: readonly ReceivedMessage[]
  readonly schema: { readonly name: string; readonly schema: SchemaShape } | null
  readonly max_tokens: number
}

const isShape = (value: unknown): value is SchemaShape =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const shapeIn = (shape: SchemaShape, name: string): SchemaShape => {
  const found = shape[name]
  return isShape(found) ? found : {}
}
const choicesOf = ({ enum: choices }: SchemaShape): readonly unknown[] => (Array.isArray(choices) ? choices : [])
const propertiesOf = (shape: SchemaShape) =>
  Object.entries(shapeIn(shape, 'properties')).flatMap(([name, property]) =>
    isShape(property) ? [[name, property] as const] : [],
  )
const isList = (shape: SchemaShape) => shape['type'] === 'array'

/** A sentence by the names that the schema gives: its text, its sources and what can be chosen. */
function itemFrom(shape: SchemaShape, { text, sources }: CitingSentence) {
  return Object.fromEntries(
    propertiesOf(shape).map(([name, property]) => {
      const choices = choicesOf(property)
      if (isList(property)) return [name, sources]
      if (choices.length > 0) return [name, choices.includes('fact') ? 'fact' : choices[0]]
      return [name, property['type'] === 'boolean' ? true : text]
    }),
  )
}

const holdsLists = (shape: SchemaShape) =>
  propertiesOf(shape).some(([, property]) => isList(property) && shapeIn(property, 'items')['type'] === 'object')

/** Sentences parted by section: each object of the list takes one. */
function sectionsFrom(shape: SchemaShape, sentences: readonly CitingSentence[]) {
  const keyProperty = propertiesOf(shape).find(([, property]) => !isList(property))
  const known = choicesOf(keyProperty?.[1] ?? {})
  const keyOf = ({ section }: CitingSentence) =>
    known.length === 0 || known.includes(section) ? (section ?? 'evolution') : String(known[0])
  return [...Map.groupBy(sentences, keyOf)].map(([key, own]) => ({
    ...objectFrom(shape, own),
    ...(keyProperty && { [keyProperty[0]]: key }),
  }))
}

/** Lists of sentences get all of them; lists of lists, by section; a property named as a section, its own. */
function objectFrom(shape: SchemaShape, sentences: readonly CitingSentence[]): Record<string, unknown> {
  return Object.fromEntries(
    propertiesOf(shape).map(([name, property]) => {
      const named = sentences.filter(({ section }) => section === name)
      const own = sectionKeys.some((key) => key === name) ? named : sentences
      if (!isList(property)) return [name, isShape(property['properties']) ? objectFrom(property, own) : '']
      const items = shapeIn(property, 'items')
      if (holdsLists(items)) return [name, sectionsFrom(items, own)]
      return [name, own.map((sentence) => (items['type'] === 'object' ? itemFrom(items, sentence) : sentence.text))]
    }),
  )
}

const mostNamed = 6

/**
 * Each sentence with the lines that have its words, or with its first word that no line has. Who agrees finds lines for all of
 * them, who objects a wrong word in each.
 */
function lookedAt(prompt: ParsedPrompt, behaviour: string) {
  return sentencesIn(prompt).map((text, at) => {
    const words = wordsOf(text)
    const shared = (line: NumberedLine) => words.filter((word) => wordsOf(line.text).includes(word)).length
    const best = prompt.lines.toSorted((a, b) => shared(b) - shared(a)).slice(0, mostNamed)
    const known = new Set(best.flatMap((line) => wordsOf(line.text)))
    const missing = behaviour === 'agrees' ? undefined : words.find((word) => !known.has(word))
    const wrong = behaviour === 'objects' ? (words[0] ?? text) : missing
    const lines = best.filter((line, rank) => rank === 0 || shared(line) > 0).map(({ number }) => number)
    return { sentence: at + 1, lines: wrong === undefined ? lines : [], wrong: wrong ?? '' }
  })
}

/** The question with the words of the one before, so that it can be searched for alone. */
function standalone({ question, outside, previous }: ParsedPrompt) {
  const own = question ?? outside
  const missing = wordsOf(previous ?? '').filter((word) => !wordsOf(own).includes(word))
  const bare = own.trim().replace(/\?$/, '')
  return { question: missing.length > 0 ? `${bare} ${[...new Set(missing)].join(' ')}?` : own }
}

const freeTalk = ({ outside, language }: ParsedPrompt): string => {
  const words = [...new Set(wordsOf(outside))].slice(0, 5).join(', ')
  return {
    es: `Sobre ${words} no tengo ninguna historia delante; esto es solo lo que se sabe en general.`,
    ca: `Sobre ${words} no tinc cap història al davant; això és només el que se sap en general.`,
    en: `About ${words} no record lies before me; this is only what is known in general.`,
  }[language]
}

const tokensOf = ({ text }: CitingSentence) => text.length / 4 + 12

/** As many as fit into the answer. */
function within(sentences: readonly CitingSentence[], max_tokens: number): CitingSentence[] {
  let taken = 0
  return sentences.filter((sentence) => {
    taken += tokensOf(sentence)
    return taken < max_tokens * 0.8
  })
}

const lineOf = ({ text, sources }: CitingSentence) => `${text} [${sources.join(',')}]`

const bySection = (sentences: readonly CitingSentence[]) =>
  [...Map.groupBy(sentences, ({ section }) => section ?? 'evolution')].flatMap(([key, own]) => [
    `## ${key}`,
    ...own.map(lineOf),
  ])

const plainly = ({ sentence, lines, wrong }: ReturnType<typeof lookedAt>[number]) =>
  `${sentence}: ${lines.length > 0 ? `[${lines.join(',')}]` : `NO ${wrong}`}`

/** The answer from where it was interrupted; whoever has nothing to add says so as the prompt wants it. */
function goneOn(answer: readonly string[], written: string): string {
  const text = answer.join('\n')
  if (written === '') return text
  const missing = text.startsWith(written)
    ? text.slice(written.length)
    : answer.filter((line) => !written.includes(line.replace(/ \[[\d,]+\]$/, ''))).join('\n')
  return missing.trim() === '' ? '[0]' : missing
}

const headLabels: Readonly<Record<HeadField, RegExp>> = {
  record_number: /^(?:nhc|n\.? ?historia|mrn|hospital number)\W+(.+)$/iu,
  name: /^(?:paciente|pacient|patient|nombre|nom|name)\W+(.+)$/iu,
  birth_date: /^(?:fecha de nacimiento|data de naixement|date of birth|dob)\W+(.+)$/iu,
  age: /(?<!\p{L})(\d{1,3} (?:años|anys|years))(?!\p{L})/iu,
  sex: /^(?:sexo|sexe|sex)\W+(.+)$/iu,
  admitted: /^(?:fecha de ingreso|data d.ingrés|admission date)\W+(.+)$/iu,
  discharged: /^(?:fecha de alta|data d.alta|discharge date)\W+(.+)$/iu,
  service: /^(?:servicio|servei|service)\W+(.+)$/iu,
  destination: /(?<!\p{L})alta (?:a|al) (\p{L}+)/iu,
  physician:
    /(?:l[oa] lleva|el porta|la porta|under the care of)(?: desde el principio| des del principi)? (?:dra?\.? )?([\p{L} ]+)/u,
}

/** For each field what stands behind its label in the lines; one that misbehaves changes it as it would a sentence. */
function headRead({ lines, ...prompt }: ParsedPrompt, behaviour: string) {
  const write = writings[isWriting(behaviour) ? behaviour : 'faithful']
  const known = headFields.map((field) => {
    const value = lines.flatMap(({ text }) => headLabels[field].exec(text)?.[1] ?? [])[0] ?? ''
    const items = value === '' ? [] : write({ lines, ...prompt }, [{ text: value, sources: [], section: null }])
    return [field, items.at(-1)?.text ?? ''] as const
  })
  return JSON.stringify(Object.fromEntries(known))
}

const honest = new Set(['faithful', 'written_by_hand', 'agrees'])
const inventedVote = { drug: 'warfarina', home: [], discharge: [1], outcome: 'started' }

/**
 * Each line in the section that its label names; one that misbehaves names each line in the section after it, calls all
 * of them critical, has each correct the one before, and invents a drug.
 */
function courseRead({ lines }: ParsedPrompt, behaviour: string) {
  const isHonest = honest.has(behaviour) || !isWriting(behaviour)
  const sections = sectionKeys.map((key, at) => {
    const named = isHonest ? key : sectionKeys.at(at - 1)
    return [key, lines.flatMap(({ number, section }) => (section === named ? [number] : []))] as const
  })
  return JSON.stringify({
    ...Object.fromEntries(sections),
    critical: isHonest ? [] : lines.map(({ number }) => number),
    corrections: isHonest ? [] : lines.map(({ number }) => ({ line: number - 1, by: number })),
    drugs: isHonest ? [] : [inventedVote],
  })
}

/** Looking again, reading the course or its head and rewriting are known by their schema, or by their tags where no schema is taken. */
function aside(prompt: ParsedPrompt, schemaName: string | undefined, behaviour: string): string | null {
  const isLooking = prompt.outside.includes('<sentences>')
  if (schemaName === 'second_look') return JSON.stringify({ sentences: lookedAt(prompt, behaviour) })
  if (schemaName === undefined && isLooking) return lookedAt(prompt, behaviour).map(plainly).join('\n')
  if (schemaName === 'head' || (schemaName === undefined && prompt.outside.includes('"record_number"')))
    return headRead(prompt, behaviour)
  if (schemaName === 'course' || (schemaName === undefined && prompt.outside.includes('"corrections"')))
    return courseRead(prompt, behaviour)
  const isRewriting = prompt.isTagged && prompt.lines.length === 0
  return schemaName === 'question' || isRewriting ? JSON.stringify(standalone(prompt)) : null
}

/** What a model with that behaviour answers; a behaviour that is none of the writing counts as faithful. */
export function answerTo({ messages, schema, max_tokens }: StandInRequest, behaviour: string): string {
  if (behaviour === 'empty') return ''
  const prompt = readPrompt(messages)
  const { lines, written, whole } = prompt
  const cut = (text: string) => (behaviour === 'invalid_json' ? text.slice(0, Math.ceil(text.length / 2)) : text)
  const instead = aside(prompt, schema?.name, behaviour)
  if (instead !== null) return cut(instead)
  if (lines.length === 0 && !schema) return behaviour === 'repeats_prompt' ? whole : goneOn([freeTalk(prompt)], written)
  // as the prompt of a chat wants it where no line answers
  if (behaviour === 'declines' && prompt.question !== null) return '[0]'
  const write = writings[isWriting(behaviour) ? behaviour : 'faithful']
  const sentences = write(prompt, within(sentencesOf(linesFor(prompt)), max_tokens))
  if (schema) return cut(JSON.stringify(objectFrom(schema.schema, sentences)))
  if (behaviour === 'invalid_json') return cut(JSON.stringify({ items: sentences }))
  return goneOn(whole.includes('##') ? bySection(sentences) : sentences.map(lineOf), written)
}
