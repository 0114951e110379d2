import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Organisation, ReportStrategy } from '@alta/contract/organisations'
import { strategyDoesTexts } from '../../../base/reports/strategy.texts.ts'
import { strategyTexts } from '../../../base/reports/strategy.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { useModelSettings } from '../models.queries.ts'
import { Choice } from './choice.tsx'
import { changeDraft } from './draft-store.ts'
import type { ReportDraft } from './draft.ts'
import { formTexts } from './form.texts.ts'

/** Where the text goes when a model writes, and by which template. */
function ByModel({ organisation_id, draft }: { organisation_id: string; draft: ReportDraft }) {
  const say = useTexts(formTexts)
  const { data: settings, error, refetch } = useModelSettings(organisation_id)
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />
  if (!settings) return <Waiting height={21} />
  const { endpoint, model, templates } = settings
  const [first] = templates
  const template = templates.find(({ name }) => name === draft.template) ?? first
  return (
    <>
      {template && templates.length > 1 && (
        <Choice
          label={say('template')}
          value={template.name}
          options={templates.map(({ name }) => [name, name])}
          onChoose={(chosen) => changeDraft({ template: chosen })}
        />
      )}
      <Typography variant="body2" component="output" sx={{ overflowWrap: 'anywhere' }}>
        {endpoint && say('text_goes', { host: endpoint.host, model: model ?? endpoint.models[0] ?? '' })}
        {template && templates.length === 1 && ` ${say('template_used', { template: template.name })}`}
      </Typography>
    </>
  )
}

interface WritingChoiceProps {
  readonly organisation: Organisation
  /** The strategies that the organisation can follow. */
  readonly ways: readonly ReportStrategy[]
  readonly draft: ReportDraft
}

/** Which strategy, what it does, and where the text goes: to be known before anything is sent. */
export function WritingChoice({ organisation, ways, draft }: WritingChoiceProps) {
  const say = useTexts(formTexts)
  const sayName = useTexts(strategyTexts)
  const sayWhat = useTexts(strategyDoesTexts)
  const quiet = { color: 'text.secondary' }
  if (ways.length < 2)
    return (
      <Typography variant="body2" sx={quiet}>
        {say('text_may_not_go')}
      </Typography>
    )
  const preferred = draft.report_strategy === '' ? organisation.report_strategy : draft.report_strategy
  const strategy = ways.find((one) => one === preferred) ?? 'extractive'
  return (
    <Stack sx={{ gap: 1 }}>
      <Choice
        label={say('strategy')}
        value={strategy}
        options={ways.map((one) => [one, sayName(one)])}
        onChoose={(report_strategy) => changeDraft({ report_strategy })}
        help={sayWhat(strategy)}
      />
      {strategy === 'extractive' ? (
        <Typography variant="body2" component="output">
          {say('text_stays')}
        </Typography>
      ) : (
        <ByModel organisation_id={organisation.organisation_id} draft={draft} />
      )}
    </Stack>
  )
}
