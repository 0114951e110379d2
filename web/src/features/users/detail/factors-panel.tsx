import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import * as secondFactor from '@alta/contract/second-factor'
import type { User } from '@alta/contract/users'
import { Suspense, useState } from 'react'
import { useRead } from '../../../base/queries.ts'
import { useFactorWords } from '../../second-factor/factor-words.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { ResetDialog } from './dialogs.ts'
import { resetTexts } from './reset.texts.ts'

/** What somebody signs in with besides the password, and the way to take it from whoever lost it. */
export function UserFactorsPanel({ user }: { readonly user: User }) {
  const say = useTexts(resetTexts)
  const wordsOf = useFactorWords()
  const [isResetting, setResetting] = useState(false)
  const { data } = useRead(secondFactor.ofUser, { params: { user_id: user.user_id } })
  if (!data) return null
  return (
    <Panel title={say('title')}>
      {data.items.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{say('none')}</Typography>
      ) : (
        <>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.items.map((factor) => (
              <Box component="li" key={factor.second_factor_id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>{factor.name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {wordsOf(factor)}
                </Typography>
              </Box>
            ))}
          </Box>
          <Button size="small" variant="outlined" color="inherit" sx={{ mt: 1 }} onClick={() => setResetting(true)}>
            {say('reset')}
          </Button>
        </>
      )}
      <Suspense>{isResetting && <ResetDialog user={user} onClose={() => setResetting(false)} />}</Suspense>
    </Panel>
  )
}
