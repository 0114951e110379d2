import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { caES, enUS, esES, type PickersLocaleText } from '@mui/x-date-pickers/locales'
import type { Language } from '@alta/contract/languages'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/ca'
import 'dayjs/locale/es'
import { type ReactNode, useState } from 'react'
import { useSettings } from '../../settings.ts'
import { useTexts } from '../../texts.tsx'
import { dateTexts } from './dates.texts.ts'

const packs = { en: enUS, es: esES, ca: caES } as const satisfies Record<Language, unknown>

/** The kit's words. Its packs name optional texts in a way that its own property refuses when read strictly. */
const wordsIn = (language: Language): Partial<PickersLocaleText> =>
  Object.fromEntries(Object.entries(packs[language].components.MuiLocalizationProvider.defaultProps.localeText))

/**
 * Around fields for days. The first day of the week comes with the language: Sunday in English, Monday in the others.
 */
export function DaysProvider({ children }: { readonly children: ReactNode }) {
  const locale = useSettings((settings) => settings.locale)
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={wordsIn(locale)}>
      {children}
    </LocalizationProvider>
  )
}

const limits = { first: dayjs('1900-01-01'), last: dayjs('2099-12-31') }
export const isTakeable = (day: Dayjs | null): boolean =>
  day === null || (day.isValid() && !day.isBefore(limits.first, 'day') && !day.isAfter(limits.last, 'day'))

/** A day as the contract writes it, `2026-11-20`. */
export const readDay = (day: string | undefined): Dayjs | null => (day === undefined || day === '' ? null : dayjs(day))
export const writeDay = (day: Dayjs | null): string | undefined => day?.format('YYYY-MM-DD')

/** The kit's label, standing above the field as in every other form. */
const labelAbove = {
  '& .MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    mb: 0.5,
    typography: 'subtitle2',
    color: 'text.primary',
    maxWidth: 'none',
  },
  '& fieldset': { top: 0, borderColor: 'surface.control' },
  '& legend': { display: 'none' },
} as const

interface DayFieldProps {
  readonly label: string
  readonly day: Dayjs | null
  readonly onChange: (day: Dayjs | null) => void
  /** What is wrong with it, known from beyond the field. */
  readonly wrong: string | undefined
  readonly help?: string | undefined
  readonly isLabelAbove?: true
}

/** A day, typed as day/month/year or picked. Takes 1900-01-01 to 2099-12-31, the kit's own limits. */
export function DayField({ label, day, onChange, wrong, help, isLabelAbove }: DayFieldProps) {
  const say = useTexts(dateTexts)
  const [code, setCode] = useState<string | null>(null)
  const message = wrong ?? (code === null ? undefined : say(code === 'invalidDate' ? 'unreadable' : 'out_of_range'))
  return (
    <DatePicker
      label={label}
      format="DD/MM/YYYY"
      value={day}
      onChange={onChange}
      onError={setCode}
      slotProps={{
        textField: {
          size: 'small',
          fullWidth: true,
          error: message !== undefined,
          helperText: message ?? help,
          ...(isLabelAbove && { sx: labelAbove }),
        },
        field: { clearable: true },
      }}
    />
  )
}
