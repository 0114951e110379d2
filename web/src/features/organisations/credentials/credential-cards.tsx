import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../../base/texts.tsx'
import { CredentialActions } from './credential-actions.tsx'
import type { CredentialListProps } from './credential-table.tsx'
import { useCredentialWords } from './credential-words.ts'
import { credentialTexts } from './credentials.texts.ts'
import { DaysRemaining } from './days-remaining.tsx'

/** The list where a table has no room. */
export function CredentialCards({ credentials, now, onAct }: CredentialListProps) {
  const say = useTexts(credentialTexts)
  const wordsOf = useCredentialWords(now)
  const line = (label: string, ...parts: (string | null)[]) => (
    <Typography variant="body2">
      <Box component="span" sx={{ color: 'text.secondary', mr: 0.75 }}>
        {label}
      </Box>
      {parts.filter((one) => one !== null).join(' ')}
    </Typography>
  )
  return (
    <Stack component="ul" aria-label={say('title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {credentials.map((credential) => {
        const words = wordsOf(credential)
        return (
          <Stack
            component="li"
            key={credential.service_credential_id}
            sx={{ gap: 0.75, px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              <Typography variant="subtitle2" component="h3" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {credential.name}
              </Typography>
              {onAct && <CredentialActions credential={credential} onAct={onAct} />}
            </Stack>
            <DaysRemaining credential={credential} now={now} />
            <Typography variant="body2">
              <Typography variant="mono" sx={{ mr: 1 }}>
                {words.prefix}
              </Typography>
              {words.roles}
            </Typography>
            {words.retiring !== null && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {words.retiring}
              </Typography>
            )}
            {line(say('issued'), words.issued, words.issuedBy, words.reason)}
            {line(say('last_used'), words.used, words.usedFrom)}
          </Stack>
        )
      })}
    </Stack>
  )
}
