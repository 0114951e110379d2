import type { Organisation } from '@alta/contract/organisations'
import { Suspense } from 'react'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { Waiting } from '../../../base/ui/waiting.tsx'

const CredentialPanel = onDemand(async () => (await import('./credential-panel.tsx')).CredentialPanel)

/** The service credentials of an organisation, fetched when they are first shown. For whoever may read them there. */
export function ServiceCredentials({ organisation }: { organisation: Organisation }) {
  return (
    <Suspense fallback={<Waiting height={180} />}>
      <CredentialPanel organisation={organisation} />
    </Suspense>
  )
}
