import { expect, it } from 'vitest'
import type { EvidencePassage } from './evidence.ts'
import { indexEvidence, judgeSentence } from './judge.ts'
import { judgeAfterSecondLook, secondLookPrompt } from './second-look.ts'

const text =
  'Ingresa por disnea progresiva de tres días y edemas en ambas piernas. Se inicia furosemida 40 mg cada 12 horas.'
const end = text.indexOf(' Se inicia')
const passage: EvidencePassage = {
  title: 'nota.txt',
  day: '2026-03-12',
  section: 'evolution',
  text,
  sentences: [
    { start: 0, end },
    { start: end + 1, end: text.length },
  ],
}
const index = indexEvidence([passage])
const options = { language: 'es', on_unsupported: 'remove', context_tokens: 8_000 } as const
const loose = 'Sí: ingresó por disnea progresiva de tres días, edemas en ambas piernas y agotamiento.'
const paraphrase = 'Ingresó por edemas en ambas piernas y disnea progresiva de tres días.'
const copied = 'Se inicia furosemida 40 mg cada 12 horas.'
const other = 'Se inicia furosemida 60 mg cada 12 horas.'

const lineOf = (words: string): number => {
  const shown = secondLookPrompt(index, { ...options, sentences: [loose] })?.structured.at(-1)?.content ?? ''
  const line = shown.split('\n').find((each) => each.includes(words))
  return Number(/^\[(\d+)\]/.exec(line ?? '')?.[1])
}
const again = (sentences: readonly string[], verdicts: readonly object[]) =>
  judgeAfterSecondLook(
    index,
    { ...options, sentences },
    JSON.stringify({ sentences: verdicts.map((each, at) => ({ sentence: at + 1, wrong: '', ...each })) }),
  )
const alone = (sentence: string) => judgeSentence(index, sentence, options)

it('asks only about paraphrases, without the yes or no that they begin with', () => {
  const prompt = secondLookPrompt(index, { ...options, sentences: ['—', copied, loose] })
  const content = prompt?.structured.at(-1)?.content ?? ''
  expect(content).toContain('<sentences>\n1. ingresó por disnea')
  expect(content.split('<sentences>')[1]).not.toContain('furosemida')
  expect(secondLookPrompt(index, { ...options, sentences: ['—', copied] })).toBeNull()
})

it('clears a sentence that it names evidence for, and cites that evidence', () => {
  expect(alone(loose).support).toBe('partial')
  const [dash, first, second] = again(['—', copied, loose], [{ lines: [lineOf('edemas')] }]) ?? []
  expect([dash, first]).toEqual([alone('—'), alone(copied)])
  expect(second).toEqual({
    verdict: 'kept',
    support: 'supported',
    cited: [{ passage: 0, sentence: 0 }],
    foreign: false,
  })
})

it('marks a sentence that it finds wrong, and keeps it with its citations', () => {
  expect(alone(paraphrase).support).toBe('supported')
  expect(again([paraphrase], [{ lines: [], wrong: 'tres' }])).toEqual([{ ...alone(paraphrase), support: 'partial' }])
})

it('changes nothing if a rule objects or a line or verdict is missing; rejects unreadable answers', () => {
  const all = [loose, paraphrase, other]
  const before = all.map(alone)
  expect(again(all, [{ lines: [999] }, { lines: [lineOf('edemas')] }, { lines: [lineOf('furosemida')] }])).toEqual(
    before,
  )
  expect(again(all, [{ lines: [lineOf('edemas')], sentence: 9 }])).toEqual(before)
  expect(judgeAfterSecondLook(index, { ...options, sentences: all }, 'no idea')).toBeNull()
})
