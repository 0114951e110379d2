import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../base/texts.tsx'
import { ProofMethodForm, type IdentityProof, type ProofMethod } from './proof-method-form.tsx'
import { proofTexts } from './proof.texts.ts'

interface ProofFormProps {
  /** The first is offered, links to the others stand below. */
  readonly ways: readonly [ProofMethod, ...ProofMethod[]]
  readonly onSend: (proof: IdentityProof) => Promise<void>
  /** The session, where it is not the one of this browser. */
  readonly token?: string
  readonly children?: ReactNode
}

/** One way to say who it is, and links to the others. */
export function ProofForm({ ways, onSend, token, children }: ProofFormProps) {
  const say = useTexts(proofTexts)
  const [way, setWay] = useState(ways[0])
  const others = ways.filter((other) => other !== way)
  return (
    <Stack sx={{ gap: 2 }}>
      {children}
      <ProofMethodForm key={way} way={way} onSend={onSend} {...(token !== undefined && { token })} />
      {others.length > 0 && (
        <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
          {others.map((other) => (
            <Link
              key={other}
              component="button"
              type="button"
              variant="body2"
              onClick={() => setWay(other)}
              sx={{ py: 0.5 }}
            >
              {say(`by_${other}`)}
            </Link>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
