import Button from '@mui/material/Button'
import { useState } from 'react'
import { baseTexts } from '../../../base/base.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { linkOf } from '../../../base/invitations/invitation-link.ts'
import { importTexts } from './import.texts.ts'

/** Copies one person's link. */
export function CopyLink({ email, token }: { email: string; token: string }) {
  const say = useTexts(importTexts)
  const sayBase = useTexts(baseTexts)
  const [copied, setCopied] = useState(false)
  return (
    <Button
      size="small"
      aria-label={say('copy_link', { email })}
      onClick={() => void navigator.clipboard.writeText(linkOf(token)).then(() => setCopied(true))}
    >
      {sayBase(copied ? 'copied' : 'copy')}
    </Button>
  )
}
