import { useTexts } from '../../base/texts.tsx'
import { PageHead } from '../../base/ui/page-head.tsx'
import { shellTexts } from '../../base/shell/shell.texts.ts'

export function DashboardScreen() {
  const say = useTexts(shellTexts)
  return <PageHead title={say('dashboard')} />
}
