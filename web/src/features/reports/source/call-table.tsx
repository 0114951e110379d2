import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ModelCall } from '@alta/contract/model'
import { fallbackReasons } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { sectionTitles } from '@alta/contract/sections'
import { useFormatter } from 'use-intl'
import { fallbackTexts } from '../../../base/models/fallback.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { madeTexts, stepTexts } from './provenance.texts.ts'

/** Why an answer was not used, in words; a code that nobody has words for stands for itself. */
function useOutcome() {
  const say = useTexts(madeTexts)
  const sayWhy = useTexts(fallbackTexts)
  return (failure: ModelCall['failure']): string => {
    if (failure === null) return say('used')
    if (failure === 'no_schema' || failure === 'aborted' || failure === 'unsupported') return say(failure)
    const reason = fallbackReasons.find((one) => one === failure)
    return reason === undefined ? failure : sayWhy(reason)
  }
}

const useSeconds = () => {
  const format = useFormatter()
  return (milliseconds: number) =>
    format.number(milliseconds / 1_000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

interface CallTableProps {
  readonly calls: readonly ModelCall[]
  /** Of the report: its sections are called as they are there. */
  readonly language: Language
}

interface CallProps extends Pick<CallTableProps, 'language'> {
  readonly call: ModelCall
  readonly named: boolean
  readonly priced: boolean
}

function Call({ call, language, named, priced }: CallProps) {
  const sayStep = useTexts(stepTexts)
  const outcome = useOutcome()
  const format = useFormatter()
  const seconds = useSeconds()
  const { step, section, model, failure, prompt_tokens, completion_tokens, milliseconds, cost } = call
  return (
    <tr>
      <th scope="row">
        {[sayStep(step), section && sectionTitles[section][language]].filter((part) => part !== null).join(': ')}
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {named && `${model} · `}
          <Box component="span" sx={failure === null ? {} : { color: 'warning.main' }}>
            {outcome(failure)}
          </Box>
        </Box>
      </th>
      <td>{`${format.number(prompt_tokens)} → ${format.number(completion_tokens)}`}</td>
      <td>{seconds(milliseconds)}</td>
      {priced && <td>{format.number(cost, { maximumSignificantDigits: 3 })}</td>}
    </tr>
  )
}

const sum = (calls: readonly ModelCall[], of: 'prompt_tokens' | 'completion_tokens' | 'milliseconds' | 'cost') =>
  calls.reduce((all, call) => all + call[of], 0)

/** Every request to a model, oldest first. Models are named where there were several, costs where there are prices. */
export function CallTable({ calls, language }: CallTableProps) {
  const say = useTexts(madeTexts)
  const format = useFormatter()
  const seconds = useSeconds()
  const named = new Set(calls.map(({ model }) => model)).size > 1
  const priced = calls.some(({ cost }) => cost > 0)
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {say('requests')}
      </Typography>
      <Box
        component="table"
        sx={{
          width: 1,
          borderCollapse: 'collapse',
          typography: 'body2',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': { py: 0.75, borderTop: 1, borderColor: 'divider', verticalAlign: 'top', fontWeight: 400 },
          '& th': { textAlign: 'left' },
          '& td, & thead th:not(:first-of-type)': { textAlign: 'right', pl: 2, whiteSpace: 'nowrap' },
          '& thead th': { color: 'text.secondary', borderTop: 0 },
          '& tfoot > tr > *': { fontWeight: 600 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{say('what')}</th>
            <th scope="col">
              <abbr title={say('tokens')}>{say('tokens_short')}</abbr>
            </th>
            <th scope="col">{say('seconds')}</th>
            {priced && <th scope="col">{say('cost')}</th>}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <Call key={call.model_call_id} call={call} language={language} named={named} priced={priced} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('all')}</th>
            <td>{`${format.number(sum(calls, 'prompt_tokens'))} → ${format.number(sum(calls, 'completion_tokens'))}`}</td>
            <td>{seconds(sum(calls, 'milliseconds'))}</td>
            {priced && <td>{format.number(sum(calls, 'cost'), { maximumSignificantDigits: 3 })}</td>}
          </tr>
        </tfoot>
      </Box>
    </>
  )
}
