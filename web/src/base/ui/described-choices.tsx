import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'

interface Described<V extends string> {
  readonly value: V
  readonly label: string
  /** One line of what it does, or why it cannot be chosen. */
  readonly does: string
  readonly available: boolean
}

interface DescribedChoicesProps<V extends string> {
  readonly label: string
  readonly name: string
  readonly value: V
  readonly choices: readonly Described<V>[]
  readonly onChoose: (value: V) => void
  readonly error?: string | undefined
}

/** One of a few, each with a line that says what it means. */
export function DescribedChoices<V extends string>(props: DescribedChoicesProps<V>) {
  const { label, name, value, choices, onChoose, error } = props
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 0.5 }}>
        {label}
      </Typography>
      <RadioGroup value={value} sx={{ gap: 1 }}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            disabled={!choice.available}
            sx={{ alignItems: 'flex-start', mr: 0 }}
            control={<Radio size="small" name={name} onChange={() => onChoose(choice.value)} sx={{ py: 0.25 }} />}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {choice.label}
                </Typography>
                <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {choice.does}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
      {error !== undefined && (
        <Typography variant="caption" component="p" role="alert" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
    </Box>
  )
}
