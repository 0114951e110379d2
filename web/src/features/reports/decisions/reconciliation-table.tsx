import Box from '@mui/material/Box'
import type { ReportItem } from '@alta/contract/report'
import type { ReconciledDrug, Reconciliation } from '@alta/clinical/document/reconciliation'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { canChoose, type ReportSentence } from '../source/evidence.ts'
import { marksTexts } from './marks.texts.ts'

const columns = ['home', 'outcome', 'discharge', 'why'] as const

interface ReconciliationTableProps {
  readonly rows: Reconciliation['rows']
  /** The sentences of the whole report, because a reason may stand in another section. */
  readonly sentenceOf: (item: ReportItem) => ReportSentence | undefined
  /** Draws a sentence of this section, as it stands elsewhere. */
  readonly draw: (sentence: ReportSentence) => ReactNode
}

/** Words that were drawn before, or that stand in another section: pressed, they light their passage all the same. */
function Quoted({ sentence, text }: { sentence: ReportSentence | undefined; text: string }) {
  if (!sentence || !canChoose(sentence)) return text
  return (
    <Box
      component="button"
      type="button"
      className="quoted"
      data-sentence={sentence.id}
      sx={{ all: 'unset', cursor: 'pointer', '&:focus-visible': { outline: '2px solid', outlineOffset: 2 } }}
    >
      {text}
    </Box>
  )
}

/** The cells of each row, every sentence drawn once as itself. */
function cellsOf({ rows, sentenceOf, draw }: ReconciliationTableProps) {
  const drawn = new Set<ReportItem>()
  const cell = (item: ReportItem | null, text: string, isOwn: boolean): ReactNode => {
    if (item === null) return null
    const sentence = sentenceOf(item)
    const isFirst = !drawn.has(item)
    drawn.add(item)
    if (sentence && isOwn && isFirst) return draw(sentence)
    return <Quoted sentence={sentence} text={text} />
  }
  return rows.map(({ outcome, home, discharge, why }) => ({
    outcome,
    home: cell(home, home?.text ?? '', true),
    discharge: cell(discharge, discharge?.text ?? '', true),
    why: why && cell(why.item, why.text, sentenceOf(why.item)?.section === 'medication'),
  }))
}

function Outcome({ outcome }: Pick<ReconciledDrug, 'outcome'>) {
  const say = useTexts(marksTexts)
  return outcome === null ? null : <strong data-outcome={outcome}>{say(outcome)}</strong>
}

/** Each drug from home to discharge. On a phone every drug is a block of its own, its cells one below the other. */
export function ReconciliationTable(props: ReconciliationTableProps) {
  const say = useTexts(marksTexts)
  return (
    <div className="reconciliation">
      <table aria-label={say('table')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cellsOf(props).map(({ outcome, home, discharge, why }, index) => (
            <tr key={index}>
              <td data-label={say('home')}>{home}</td>
              <td>
                <Outcome outcome={outcome} />
              </td>
              <td data-label={say('discharge')}>{discharge}</td>
              <td data-label={say('why')}>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
