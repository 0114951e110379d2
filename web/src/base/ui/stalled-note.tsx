import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts.tsx'
import { stalledNoteTexts } from './stalled-note.texts.ts'

/** A server that was killed is noticed within ten seconds; whoever waits is told a little earlier. */
const shown_after_s = 8

/**
 * Shows for how long no data has arrived, once that is long. Mount it with a `key` that changes with all data that
 * arrives.
 */
export function StalledNote() {
  const say = useTexts(stalledNoteTexts)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  if (seconds < shown_after_s) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.25 }}>
      {say('quiet', { seconds: String(seconds) })}
    </Typography>
  )
}
