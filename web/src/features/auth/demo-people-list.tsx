import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Demonstration } from '@alta/contract/public'
import { useState } from 'react'
import { roleTexts } from '../../base/roles/roles.texts.ts'
import { signIn } from '../../base/session.ts'
import { useTexts } from '../../base/texts.tsx'
import { ProblemAlert } from '../../base/ui/problem-alert.tsx'
import { demoTexts } from './demo.texts.ts'

/** The height of what frames the page: brand above, languages below. */
const frameHeight = '142px'

/**
 * The invented people of a demonstration with their roles; one click signs in as one of them. The list stands beside
 * the form where there is room, and folded under it elsewhere.
 */
export function DemoPeopleList({ demonstration }: { demonstration: Demonstration }) {
  const say = useTexts(demoTexts)
  const sayRole = useTexts(roleTexts)
  const isBeside = useMediaQuery('(min-width:1100px)', { noSsr: true })
  const [error, setError] = useState<unknown>(null)
  const enter = (email: string) => {
    setError(null)
    signIn({ email, password: demonstration.password }).catch(setError)
  }
  const list = (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 1 }}>
        {say('text', { password: demonstration.password })}
      </Typography>
      {error !== null && <ProblemAlert error={error} />}
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        {demonstration.people.map(({ email, name, roles }) => (
          <Button
            key={email}
            size="small"
            variant="outlined"
            title={email}
            onClick={() => enter(email)}
            sx={{ justifyContent: 'space-between', gap: 1.5, py: 0.5, minHeight: 36, textAlign: 'left' }}
          >
            {name}{' '}
            <Typography
              component="span"
              variant="caption"
              sx={{ color: 'text.secondary', textAlign: 'right', whiteSpace: 'normal' }}
            >
              {roles.length === 0 ? say('no_role') : roles.map((role) => sayRole(role)).join(', ')}
            </Typography>
          </Button>
        ))}
      </Box>
    </>
  )
  if (isBeside)
    return (
      <Box
        component="section"
        aria-label={say('title')}
        sx={{
          position: 'absolute',
          top: 70,
          right: { xs: 24, lg: '6vw' },
          width: { xs: 290, lg: 300 },
          maxHeight: `calc(100vh - ${frameHeight})`,
          overflowY: 'auto',
          p: 0.5,
        }}
      >
        <Typography variant="subtitle2" component="h2">
          {say('title')}
        </Typography>
        {list}
      </Box>
    )
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Typography component="summary" variant="subtitle2" sx={{ py: 0.5, cursor: 'pointer' }}>
        {say('title')}
      </Typography>
      {list}
    </Box>
  )
}
