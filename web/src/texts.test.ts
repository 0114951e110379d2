import { expect, test } from 'vitest'
import { languages } from '@alta/contract/languages'
import { isGroup } from '../texts-plugin.ts'

const groups = Object.values(import.meta.glob('./**/*.texts.ts', { eager: true })).flatMap((module) =>
  Object.values(module ?? {}).filter(isGroup),
)
const phrases = groups.flatMap(({ namespace, phrases: group }) =>
  Object.entries(group).map(([key, phrase]) => ({ name: `${namespace}.${key}`, phrase })),
)

/**
 * The names of the arguments in a phrase: `{name}` and `{count, plural, …}`. Every second level of braces is a branch
 * of a plural.
 */
function argumentsOf(text: string): Set<string> {
  const names = new Set<string>()
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/[{}]/g)) {
    depth += sign === '{' ? 1 : -1
    if (sign === '{' && depth % 2 === 1) names.add(/^\w+/.exec(text.slice(index + 1))?.[0] ?? '')
  }
  return names
}

test('the texts are found', () => {
  expect(phrases.length).toBeGreaterThan(100)
})

test('every text is present in every language', () => {
  const silent = phrases.filter(({ phrase }) => languages.some((language) => phrase[language].trim() === ''))
  expect(silent).toEqual([])
})

test('a text has the same placeholders in every language', () => {
  const different = phrases.filter(({ phrase }) => {
    const namesByLanguage = languages.map((language) =>
      [...argumentsOf(phrase[language])].toSorted((a, b) => a.localeCompare(b)).join(' '),
    )
    return new Set(namesByLanguage).size > 1
  })
  expect(different.map(({ name }) => name)).toEqual([])
})

test('no two groups of texts share a name', () => {
  const names = groups.map(({ namespace }) => namespace)
  expect(names).toHaveLength(new Set(names).size)
})

test('Spanish and Catalan address the reader formally', () => {
  // The most common familiar forms. Buttons in Catalan are commands to the machine and may use them.
  const familiar = { es: /\b(tú|tus?|tienes|puedes|quieres)\b/i, ca: /\b(tens|pots|vols|teves?|teus?)\b/i }
  const offending = phrases.filter(({ phrase }) => familiar.es.test(phrase.es) || familiar.ca.test(phrase.ca))
  expect(offending.map(({ name }) => name)).toEqual([])
})

test('Catalan says vostè, and nowhere vós', () => {
  const plural = /(?<!\p{L})(?:vós|vostr(?:e|a|es)|us|\p{L}+[ei]u(?!\p{L}))(?!\p{L})/giu
  // Other words with these endings: nouns, possessives, and verbs in the third person.
  const others =
    /^(?:(?:in)?actiu|arreu|arxiu|breu|consecutiu|contradiu|correu|creu|definitiu|dispositiu|interactiu|diu|escriu|executiu|meu|motiu|narratiu|objectiu|operatiu|peu|preu|reu|seu|teu|treu|veu|viu|relatiu|positiu|negatiu)$/i
  const offending = phrases.flatMap(({ name, phrase }) =>
    [...phrase.ca.matchAll(plural)].flatMap(([word]) => (others.test(word) ? [] : [`${name}: ${word}`])),
  )
  expect(offending).toEqual([])
})
