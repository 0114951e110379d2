import type { Language } from '@alta/contract/languages'
import { writtenByHand } from './model-by-hand.ts'
import { type NumberedLine, type ParsedPrompt, type CitingSentence, folded, wordsOf } from './model-prompt.ts'

/** What a stand-in writes: nothing but the evidence, or worse. */
export type WritingBehaviour = (prompt: ParsedPrompt, sentences: readonly CitingSentence[]) => readonly CitingSentence[]

const short = 60

const asSentence = (text: string) => {
  const trimmed = text.trim()
  const begun = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`
}

const quoteLine = ({ number, text, section }: NumberedLine): CitingSentence => ({
  text: asSentence(text),
  sources: [number],
  section,
})

/** Each line as a sentence, word for word; two short ones of a section as one. */
export function sentencesOf(lines: readonly NumberedLine[]): CitingSentence[] {
  const sentences: CitingSentence[] = []
  for (const line of lines.filter(({ text }) => text.trim() !== '')) {
    const before = sentences.at(-1)
    const fits = before?.sources.length === 1 && before.text.length < short && line.text.length < short
    if (!before || !fits || before.section !== line.section) sentences.push(quoteLine(line))
    else {
      const text = `${before.text.replace(/[.!?…]+$/, '')}; ${quoteLine(line).text}`
      sentences.splice(-1, 1, { ...before, text, sources: [...new Set([...before.sources, line.number])] })
    }
  }
  return sentences
}

const mostQuoted = 3

/** The sentences of the lines that share most words with the question, at most three; the first, when none does. */
function answering({ lines, question }: ParsedPrompt): readonly NumberedLine[] {
  const words = new Set(wordsOf(question ?? ''))
  const sentences = lines.flatMap((line) => line.text.split(/(?<=[.!?])\s+| · /).map((text) => ({ ...line, text })))
  const shared = ({ text }: NumberedLine) => wordsOf(text).filter((word) => words.has(word)).length
  const found = sentences.filter((line) => shared(line) > 0).toSorted((a, b) => shared(b) - shared(a))
  return (found.length > 0 ? found : sentences).slice(0, mostQuoted)
}

/** What a question is answered from, or a section written: its own lines, if some are marked as its own. */
export function linesFor(prompt: ParsedPrompt): readonly NumberedLine[] {
  const { lines, asked } = prompt
  if (prompt.question !== null) return answering(prompt)
  const own = lines.filter(({ section }) => asked.length === 1 && section === asked[0])
  return own.length > 0 ? own : lines
}

const sides: readonly (readonly [string, string])[] = [
  ['derech', 'izquierd'],
  ['dret', 'esquerr'],
  ['right', 'left'],
]

/** Ends stay as they are: derecho becomes izquierdo, dretes esquerres. */
const otherSide = (text: string): string =>
  sides.reduce(
    (changed, [one, other]) =>
      changed.replaceAll(new RegExp(`(?<!\\p{L})(?:${one}|${other})`, 'giu'), (found) =>
        found.toLowerCase() === one ? other : one,
      ),
    text,
  )

const negation = /(?<!\p{L})(?:no|sin|sense|niega|nega|without|denies)\s+/iu

const otherPolarity = (text: string): string =>
  negation.test(text) ? asSentence(text.replace(negation, '')) : `No ${text.charAt(0).toLowerCase()}${text.slice(1)}`

const otherNumber = (text: string): string => text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))

const inventedDrug: Readonly<Record<Language, string>> = {
  es: 'Se pauta warfarina 5 mg cada 24 horas por vía oral.',
  ca: 'Es pauta warfarina 5 mg cada 24 hores per via oral.',
  en: 'Warfarin 5 mg every 24 hours by mouth is started.',
}

const elsewhere: Readonly<Record<Language, string>> = {
  es: 'The patient was admitted to the ward and improved with the treatment that was given',
  ca: 'El paciente ingresa en la planta y mejora con el tratamiento que se le administra',
  en: 'El paciente ingresa en la planta y mejora con el tratamiento que se le administra',
}

const commanding = /(?<!\p{L})(?:ignor|oblid|olvid|disregard|forget|instrucci|instruct|system:|assistant:)/iu
const claimed =
  /(?<!\p{L})(?:escrib\p{L}*|afirm\p{L}*|añad\p{L}*|anot\p{L}*|di|pon|write|state|say|add|escriu|digues|afegeix|posa)(?!\p{L})\s*(?:down\s+)?(?:que|that|:)?\s*["'«“]?([^"'»”.\n]{3,200})/iu

/** What an instruction in the text wants to have said. */
const claimIn = (text: string): string | null => {
  const claim = claimed.exec(text)?.[1]
  return claim === undefined || !commanding.test(text) ? null : asSentence(claim)
}

const withFirst =
  (change: (text: string) => string): WritingBehaviour =>
  (_, sentences) =>
    sentences.map((sentence) => ({ ...sentence, text: change(sentence.text) }))

const obey: WritingBehaviour = ({ lines }, sentences) => {
  const obeyed = lines.flatMap((line) => {
    const claim = claimIn(line.text)
    return claim === null ? [] : [{ text: claim, sources: [line.number], section: line.section }]
  })
  return [...obeyed, ...sentences.filter(({ text }) => !commanding.test(text))]
}

/** What is changed of the faithful sentences. */
export const writings = {
  faithful: (_, sentences) => sentences,
  /** As somebody answered the same request by hand. */
  written_by_hand: writtenByHand,
  invents_drug: ({ lines, language }, sentences) => {
    const first = sentences[0] ?? { sources: lines.slice(0, 1).map(({ number }) => number), section: null }
    return [...sentences.slice(0, 1), { ...first, text: inventedDrug[language] }, ...sentences.slice(1)]
  },
  flips_side: withFirst(otherSide),
  flips_negation: withFirst(otherPolarity),
  flips_number: withFirst(otherNumber),
  drops_allergy: (_, sentences) => sentences.filter(({ text }) => !/al·?l?erg/.test(folded(text))),
  other_language: ({ language }, sentences) =>
    sentences.map((sentence) => ({ ...sentence, text: `${elsewhere[language]}.` })),
  obeys_injection: obey,
  wrong_citations: ({ lines }, sentences) => {
    const numbers = lines.map(({ number }) => number)
    const after = (number: number) => numbers[numbers.indexOf(number) + 1] ?? 9_999
    return sentences.map((sentence) => ({ ...sentence, sources: sentence.sources.map(after) }))
  },
  repeats_prompt: ({ lines, whole }) => [
    { text: whole, sources: lines.slice(0, 1).map(({ number }) => number), section: lines[0]?.section ?? null },
  ],
} satisfies Record<string, WritingBehaviour>

export const isWriting = (behaviour: string): behaviour is keyof typeof writings => Object.hasOwn(writings, behaviour)
