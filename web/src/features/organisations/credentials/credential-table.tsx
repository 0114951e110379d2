import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ServiceCredential } from '@alta/contract/credentials'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { type CredentialAct, CredentialActions } from './credential-actions.tsx'
import { useCredentialWords } from './credential-words.ts'
import { credentialTexts } from './credentials.texts.ts'
import { DaysRemaining } from './days-remaining.tsx'
import { hasEnded } from './expiry.ts'

export interface CredentialListProps {
  readonly credentials: readonly ServiceCredential[]
  readonly now: Date
  /** null: the person may only look. */
  readonly onAct: ((act: CredentialAct, credential: ServiceCredential) => void) | null
}

const fromLarge = { display: { xs: 'none', lg: 'table-cell' } }

const Second = ({ children }: { children: ReactNode }) => (
  <Typography variant="caption" component="div" sx={{ color: 'text.secondary', fontWeight: 400 }}>
    {children}
  </Typography>
)

/** One row a credential; below 1200 px the roles move under the name. */
export function CredentialTable({ credentials, now, onAct }: CredentialListProps) {
  const say = useTexts(credentialTexts)
  const wordsOf = useCredentialWords(now)
  return (
    <Table aria-label={say('title')}>
      <TableHead>
        <TableRow>
          <TableCell>{say('name')}</TableCell>
          <TableCell>{say('prefix')}</TableCell>
          <TableCell sx={fromLarge}>{say('roles')}</TableCell>
          <TableCell>{say('issued')}</TableCell>
          <TableCell sx={{ width: 200 }}>{say('days_remaining')}</TableCell>
          <TableCell>{say('last_used')}</TableCell>
          {onAct && <TableCell align="right">{say('actions')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {credentials.map((credential) => {
          const words = wordsOf(credential)
          return (
            <TableRow
              key={credential.service_credential_id}
              sx={hasEnded(credential) ? { '& td, & th': { color: 'text.secondary' } } : {}}
            >
              <TableCell component="th" scope="row" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 150 }}>
                {credential.name}
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary', display: { lg: 'none' } }}>
                  {words.roles}
                </Typography>
              </TableCell>
              <TableCell>
                <Typography variant="mono">{words.prefix}</Typography>
                {words.retiring !== null && <Second>{words.retiring}</Second>}
              </TableCell>
              <TableCell sx={fromLarge}>{words.roles}</TableCell>
              <TableCell sx={{ '& > span': { whiteSpace: 'nowrap' } }}>
                <span>{words.issued}</span>
                <Second>{words.issuedBy}</Second>
                {words.reason !== null && <Second>{words.reason}</Second>}
              </TableCell>
              <TableCell sx={{ py: 1 }}>
                <DaysRemaining credential={credential} now={now} />
              </TableCell>
              <TableCell sx={{ '& > span': { whiteSpace: 'nowrap' } }}>
                <span>{words.used}</span>
                <Second>{words.usedFrom}</Second>
              </TableCell>
              {onAct && (
                <TableCell align="right">
                  <CredentialActions credential={credential} onAct={onAct} />
                </TableCell>
              )}
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
