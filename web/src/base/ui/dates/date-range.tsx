import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { caES, enUS, esES, type PickersLocaleText } from '@mui/x-date-pickers/locales'
import type { Language } from '@alta/contract/languages'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/ca'
import 'dayjs/locale/es'
import { useState } from 'react'
import { useSettings } from '../../settings.ts'
import { useTexts } from '../../texts.tsx'
import { dateTexts } from './dates.texts.ts'

const packs = { en: enUS, es: esES, ca: caES } as const satisfies Record<Language, unknown>

/** The kit's words. Its packs name optional texts in a way that its own property refuses when read strictly. */
const wordsIn = (language: Language): Partial<PickersLocaleText> =>
  Object.fromEntries(Object.entries(packs[language].components.MuiLocalizationProvider.defaultProps.localeText))

interface DayFieldProps {
  readonly label: string
  readonly day: Dayjs | null
  readonly onChange: (day: Dayjs | null) => void
  /** What is wrong with it, known from beyond the field. */
  readonly wrong: string | undefined
}

/** A day, typed as day/month/year or picked. Takes 1900-01-01 to 2099-12-31, the kit's own limits. */
function DayField({ label, day, onChange, wrong }: DayFieldProps) {
  const say = useTexts(dateTexts)
  const [code, setCode] = useState<string | null>(null)
  const said = wrong ?? (code === null ? undefined : say(code === 'invalidDate' ? 'unreadable' : 'out_of_range'))
  return (
    <DatePicker
      label={label}
      format="DD/MM/YYYY"
      value={day}
      onChange={onChange}
      onError={setCode}
      slotProps={{
        textField: { size: 'small', fullWidth: true, error: said !== undefined, helperText: said },
        field: { clearable: true },
      }}
    />
  )
}

const limits = { first: dayjs('1900-01-01'), last: dayjs('2099-12-31') }
const isTakeable = (day: Dayjs | null) =>
  day === null || (day.isValid() && !day.isBefore(limits.first, 'day') && !day.isAfter(limits.last, 'day'))

/** Days as the contract writes them, `2026-11-20`; either may be open. */
export interface DayRange {
  readonly from: string | undefined
  readonly to: string | undefined
}

interface DateRangeProps extends DayRange {
  /** Called with a range that makes sense, or not at all. */
  readonly onApply: (range: DayRange) => void
}

const read = (day: string | undefined) => (day === undefined ? null : dayjs(day))
const write = (day: Dayjs | null) => day?.format('YYYY-MM-DD')

/** From one day to another, both included. Heavy: for panels that are fetched when they open. */
export function DateRange({ from, to, onApply }: DateRangeProps) {
  const say = useTexts(dateTexts)
  const locale = useSettings((settings) => settings.locale)
  const [first, setFirst] = useState(read(from))
  const [last, setLast] = useState(read(to))
  const isReadable = isTakeable(first) && isTakeable(last)
  const isBackwards = isReadable && first !== null && last !== null && last.isBefore(first, 'day')
  return (
    // The first day of the week comes with the language: Sunday in English, Monday in Spanish and Catalan.
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={wordsIn(locale)}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReadable && !isBackwards) onApply({ from: write(first), to: write(last) })
        }}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0.5 }}
      >
        <DayField label={say('from')} day={first} onChange={setFirst} wrong={undefined} />
        <DayField label={say('to')} day={last} onChange={setLast} wrong={isBackwards ? say('backwards') : undefined} />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-end' }}>
          {say('apply')}
        </Button>
      </Box>
    </LocalizationProvider>
  )
}
