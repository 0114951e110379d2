import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Demonstration } from '@alta/contract/public'
import { useState } from 'react'
import { signIn } from '../../base/session.ts'
import { useTexts } from '../../base/texts.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { demoTexts } from './demo.texts.ts'

/** The invented people of a demonstration, their password, and one click to be one of them. */
export function DemoPeopleList({ demonstration }: { demonstration: Demonstration }) {
  const say = useTexts(demoTexts)
  const [error, setError] = useState<unknown>(null)
  const enter = (email: string) => {
    setError(null)
    signIn({ email, password: demonstration.password }).catch(setError)
  }
  return (
    <Box component="section" aria-label={say('title')} sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {say('text', { password: demonstration.password })}
      </Typography>
      {error !== null && <ProblemAlert error={error} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {demonstration.people.map(({ email, name }) => (
          <Button
            key={email}
            size="small"
            variant="outlined"
            onClick={() => enter(email)}
            sx={{ flexDirection: 'column', alignItems: 'flex-start', py: 0.75, minHeight: 44 }}
          >
            {name}
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {email}
            </Typography>
          </Button>
        ))}
      </Box>
    </Box>
  )
}
