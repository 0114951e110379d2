import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { baseTexts } from '../../../base/base.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { linkOf } from '../../invitations/invitation-link.ts'
import { importTexts } from './import.texts.ts'

/** Copies one person's link. Where the browser gives no clipboard (plain http), the link is shown to be selected. */
export function CopyLink({ email, token }: { email: string; token: string }) {
  const say = useTexts(importTexts)
  const sayBase = useTexts(baseTexts)
  const [outcome, setOutcome] = useState<'copied' | 'shown' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linkOf(token))
      setOutcome('copied')
    } catch {
      setOutcome('shown')
    }
  }
  if (outcome === 'shown')
    return (
      <Typography variant="mono" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {linkOf(token)}
      </Typography>
    )
  return (
    <Button size="small" sx={{ ml: -1.25 }} aria-label={say('copy_link', { email })} onClick={() => void copy()}>
      {sayBase(outcome ?? 'copy')}
    </Button>
  )
}
