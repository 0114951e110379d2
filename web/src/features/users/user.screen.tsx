import { shellTexts } from '../../base/shell/shell.texts.ts'
import { useTexts } from '../../base/texts.tsx'
import { PageHead } from '../../base/ui/page-head.tsx'

export function UserScreen() {
  const say = useTexts(shellTexts)
  return <PageHead title={say('users')} />
}
