import { shellTexts } from '../../base/shell/shell.texts.ts'
import { useTexts } from '../../base/texts.tsx'
import { PageHead } from '../../base/ui/page-head.tsx'

export function OrganisationScreen() {
  const say = useTexts(shellTexts)
  return <PageHead title={say('organisations')} />
}
