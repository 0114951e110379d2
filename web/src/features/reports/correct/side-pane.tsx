import { Suspense } from 'react'
import { onDemand } from '../../../base/ui/on-demand.ts'
import type { SidePaneProps } from './versions-pane.tsx'

const VersionsPane = onDemand(async () => (await import('./versions-pane.tsx')).VersionsPane)

/** The source; and, once something was or is being corrected, what changed and who changed it. */
export function SidePane(props: SidePaneProps) {
  const hasVersions = props.writer.writing !== null || props.report.corrected !== null
  if (!hasVersions) return props.children
  return (
    <Suspense fallback={props.children}>
      <VersionsPane {...props} />
    </Suspense>
  )
}
