import { describe, expect, it } from 'vitest'
import { statementGatherer } from './sql-text.ts'

const statementsIn = (text: string) => {
  const gather = statementGatherer()
  return text
    .split('\n')
    .map(gather)
    .filter((statement) => statement !== undefined)
}

describe('SQL text', () => {
  it('is split into its statements', () => {
    expect(statementsIn('-- a\nselect 1;\n\nselect\n  2;\n')).toEqual(['select 1;', 'select\n  2;'])
  })

  it('keeps a text value whole that contains semicolons, quotes, dashes and line ends', () => {
    const note = "insert into note values ('dolor;\nsin ''fiebre'';\n-- alta;\n\\. $1 $$;');"
    expect(statementsIn(`${note}\nselect 2;`)).toEqual([note, 'select 2;'])
  })

  it('keeps the body of a function whole', () => {
    const body =
      "create function f() returns int as $body$\nbegin\n  perform 'it''s'; -- don't\n  return 1;\nend;\n$body$;"
    expect(statementsIn(`${body}\nselect "odd;\nname";`)).toEqual([body, 'select "odd;\nname";'])
  })

  it('leaves out lines that are meant for psql only', () => {
    expect(statementsIn('\\restrict abc\nselect 1;\n\\unrestrict abc\n')).toEqual(['select 1;'])
  })
})
