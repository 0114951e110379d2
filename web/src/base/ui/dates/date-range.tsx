import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTexts } from '../../texts.tsx'
import { dateTexts } from './dates.texts.ts'
import { DayField, DaysProvider, isTakeable, readDay, writeDay } from './day-field.tsx'

/** Days as the contract writes them, `2026-11-20`; either may be open. */
export interface DayRange {
  readonly from: string | undefined
  readonly to: string | undefined
}

interface DateRangeProps extends DayRange {
  /** Called with a range that makes sense, or not at all. */
  readonly onApply: (range: DayRange) => void
}

/** From one day to another, both included. Heavy: for panels that are fetched when they open. */
export function DateRange({ from, to, onApply }: DateRangeProps) {
  const say = useTexts(dateTexts)
  const [first, setFirst] = useState(readDay(from))
  const [last, setLast] = useState(readDay(to))
  const isReadable = isTakeable(first) && isTakeable(last)
  const isBackwards = isReadable && first !== null && last !== null && last.isBefore(first, 'day')
  return (
    <DaysProvider>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReadable && !isBackwards) onApply({ from: writeDay(first), to: writeDay(last) })
        }}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0.5 }}
      >
        <DayField label={say('from')} day={first} onChange={setFirst} wrong={undefined} />
        <DayField label={say('to')} day={last} onChange={setLast} wrong={isBackwards ? say('backwards') : undefined} />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-end' }}>
          {say('apply')}
        </Button>
      </Box>
    </DaysProvider>
  )
}
