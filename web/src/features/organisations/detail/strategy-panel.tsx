import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as organisations from '@alta/contract/organisations'
import { type Organisation, type ReportStrategy, reportStrategies } from '@alta/contract/organisations'
import { strategyDoesTexts, unavailableTexts } from '../../../base/reports/strategy.texts.ts'
import { strategyTexts } from '../../../base/reports/strategy.texts.ts'
import { useRead } from '../../../base/queries.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { detailTexts } from '../organisations.texts.ts'

interface StrategyPanelProps {
  readonly organisation: Organisation
  /** Undefined for whoever may not change it. */
  readonly onChange: (() => void) | undefined
}

/** How the organisation's reports are made, and what the other ways would be, or why they are not open. */
export function StrategyPanel({ organisation, onChange }: StrategyPanelProps) {
  const say = useTexts(detailTexts)
  const sayName = useTexts(strategyTexts)
  const sayDoes = useTexts(strategyDoesTexts)
  const sayWhyNot = useTexts(unavailableTexts)
  const { organisation_id, report_strategy: present } = organisation
  const { data } = useRead(organisations.strategies, { query: { organisation_id } })
  const whyNot = (strategy: ReportStrategy) => {
    const found = data?.items.find(({ report_strategy }) => report_strategy === strategy)
    return found?.unavailable_reason ? sayWhyNot(found.unavailable_reason) : undefined
  }
  return (
    <Panel
      title={say('strategy')}
      action={
        onChange && (
          <Button size="small" onClick={onChange}>
            {say('change')}
          </Button>
        )
      }
    >
      <Typography variant="subtitle1" sx={{ fontWeight: 600 }}>
        {sayName(present)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {sayDoes(present)}
      </Typography>
      {whyNot(present) !== undefined && (
        <Typography variant="body2" sx={{ color: 'warning.main', mt: 0.5 }}>
          {whyNot(present)}
        </Typography>
      )}
      <Stack
        component="ul"
        aria-label={say('others')}
        sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, pt: 1.5, gap: 1.25, borderTop: 1, borderColor: 'divider' }}
      >
        {reportStrategies
          .filter((strategy) => strategy !== present)
          .map((strategy) => (
            <Box component="li" key={strategy} sx={{ typography: 'body2', color: 'text.secondary' }}>
              <b>{sayName(strategy)}</b> {sayDoes(strategy)} {whyNot(strategy)}
            </Box>
          ))}
      </Stack>
    </Panel>
  )
}
