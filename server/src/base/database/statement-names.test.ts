import { expect, test } from 'vitest'
import { openStatementNames } from './statement-names.ts'

const namesFor = (nameOf: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => nameOf(text))

test('a statement gets a name once it was used often, and keeps it', () => {
  const nameOf = openStatementNames()
  expect(namesFor(nameOf, 'select 1', 7)).toEqual([...Array(5).fill(undefined), 'alta_1', 'alta_1'])
  expect(namesFor(nameOf, 'insert into a values ($1)', 6).at(-1)).toBe('alta_2')
  expect(nameOf('select 1')).toBe('alta_1')
})

test.each([
  ['a part of a list', 'select b from a order by b limit $1'],
  ['a search by words', 'select b from a where words @@ $1::tsquery'],
  ['what gives all columns', 'select * from a where b = $1'],
  ['what gives all columns of a table', 'select "a".* from a where b = $1'],
  ['what gives back all columns', 'delete from a where b = $1 returning *'],
  ['what is no statement with values', 'begin'],
  ['a long list of values', `select b from a where b in (${'$1, '.repeat(4000)}$2)`],
])('%s gets no name', (_, text) => {
  expect(new Set(namesFor(openStatementNames(), text, 20))).toEqual(new Set([undefined]))
})

test('a count of all rows gets a name', () => {
  expect(namesFor(openStatementNames(), 'select count(*) from a where b = $1', 6).at(-1)).toBe('alta_1')
})

test('two hundred statements get a name, and no more', () => {
  const nameOf = openStatementNames()
  const names = Array.from({ length: 210 }, (_, at) => namesFor(nameOf, `select ${at}`, 6).at(-1))
  expect(names.filter((name) => name === undefined)).toHaveLength(10)
  expect(new Set(names).size).toBe(201)
})
