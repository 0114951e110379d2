import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const files = globSync('clinical/src/**/*.ts', {
  cwd: root,
  exclude: ['**/*.test.ts', 'clinical/src/**/cases/**'],
})

/** This many different words make a list. Fewer belong to the grammar of a pattern. */
const mostWords = 19

/** Lists that are allowed in code, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'clinical/src/lexicon/drug-classes.ts': 'keys of classes, whose names and members are rows',
  'clinical/src/lexicon/language-words.ts': 'the pages tell languages by them, and a browser reads no tables',
  'clinical/src/text/split-sentences.ts': 'the pages split sentences by them, as above',
  'clinical/src/document/drug-names.ts': 'the pages pair drugs by them, and a browser reads no tables',
  'clinical/src/document/reconciliation.ts': 'as above',
  'clinical/src/report/stay-destination.ts': 'two patterns that are not moved yet',
  'clinical/src/reading/drug-fates.ts': 'a pattern that is not moved yet',
}

const wordsOf = (text: string): string[] => text.match(/\p{Ll}{3,}/gu) ?? []
const inPattern = (source: string): string[] => wordsOf(source.replace(/\\p\{\w+\}|\\\w/g, ' '))
/** Prose has capitals, full stops and commas between words, and markup has brackets. A list has none of them. */
const inText = (text: string): string[] => (/\p{Lu}|[.,:;!?]\s|</u.test(text) ? [] : inPattern(text))

/** The number of different words in the longest list of a file. */
function longestList(file: string): number {
  let longest = 0
  const look = (words: readonly string[]) => {
    longest = Math.max(longest, new Set(words).size)
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node) look(inPattern(node.regex.pattern))
      else if (typeof node.value === 'string') look(inText(node.value))
    },
    TemplateLiteral({ quasis }) {
      look(inText(quasis.map(({ value }) => value.raw).join(' ')))
    },
    // A list may also have each word in quotes.
    ArrayExpression({ elements }) {
      look(
        elements.flatMap((element) =>
          element?.type === 'Literal' && typeof element.value === 'string' ? inText(element.value) : [],
        ),
      )
    },
  }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program)
  return longest
}

const lists = new Map(files.map((file) => [file, longestList(file)]))

test('source files are found, and the lists in them', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(lists.get('clinical/src/lexicon/language-words.ts')).toBeGreaterThan(50)
})

test('words of a language are in the tables of clinical/terms, not in code', () => {
  const found = [...lists].filter(([, words]) => words > mostWords).map(([file]) => file)
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted())
})
