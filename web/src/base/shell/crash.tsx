import { Problem } from '@alta/contract/problems'
import { lastRequestId } from '../api.ts'
import { lostKind } from '../part.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Stands in for a screen that broke while drawing, or that could not be loaded. */
export function CrashScreen({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <ErrorScreen
      kind={lostKind(error) ?? 'crash'}
      request_id={(error instanceof Problem ? error.request_id : undefined) ?? lastRequestId()}
      onRetry={onRetry}
    />
  )
}
