import { expect, test } from 'vitest'
import { treeHtml } from './clipboard.ts'

const text = (value: string) => ({ type: 'text', value }) as const

test('copied text keeps headings, lists and tables, and none of its text can act as markup', () => {
  const tree: Parameters<typeof treeHtml>[0] = {
    type: 'root',
    children: [
      { type: 'heading', depth: 2, children: [text('Labs')] },
      {
        type: 'list',
        ordered: false,
        spread: false,
        children: [
          {
            type: 'listItem',
            spread: false,
            children: [{ type: 'paragraph', children: [text('SatO2 <92% & "low"')] }],
          },
        ],
      },
      {
        type: 'table',
        children: [
          {
            type: 'tableRow',
            children: [
              { type: 'tableCell', children: [text('Hb')] },
              { type: 'tableCell', children: [text('12.1'), { type: 'break' }, text('11.8')] },
            ],
          },
        ],
      },
    ],
  }
  expect(treeHtml(tree)).toBe(
    '<h2>Labs</h2><ul><li><p>SatO2 &lt;92% &amp; &quot;low&quot;</p></li></ul><table><tr><td>Hb</td><td>12.1<br>11.8</td></tr></table>',
  )
})
