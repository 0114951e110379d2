import { languages } from '@alta/contract/languages'
import { baseTexts } from '../../base.texts.ts'
import { signOut } from '../../session.ts'
import { changeSettings, useSettings } from '../../settings.ts'
import { useHasPermission } from '../../stores.ts'
import { useTexts } from '../../texts.tsx'
import { languageNames } from '../language/language-names.ts'
import { shellTexts } from '../shell.texts.ts'
import type { SearchAction } from './options.ts'
import { searchTexts } from './search.texts.ts'

/** What can be done from the search bar without looking for a screen. */
export function useSearchActions(): SearchAction[] {
  const say = useTexts(searchTexts)
  const sayShell = useTexts(shellTexts)
  const sayBase = useTexts(baseTexts)
  const { theme, locale } = useSettings()
  const mayGenerate = useHasPermission('discharge_reports:create')
  const mayChat = useHasPermission('chat_sessions:create')
  const other = theme === 'light' ? 'dark' : 'light'
  return [
    ...(mayGenerate ? [{ label: say('generate'), does: { to: '/generate-discharge-report' } } as const] : []),
    ...(mayChat ? [{ label: say('new_chat'), does: { to: '/rag-chat', search: { create: 'true' } } } as const] : []),
    {
      label: sayBase(other === 'dark' ? 'dark_theme' : 'light_theme'),
      does: () => changeSettings({ theme: other }),
    },
    ...languages
      .filter((language) => language !== locale)
      .map((language) => ({
        label: `${sayShell('language')}: ${languageNames[language]}`,
        does: () => changeSettings({ locale: language }),
      })),
    { label: sayShell('help'), does: { to: '/help' } },
    { label: sayShell('sign_out'), does: () => void signOut() },
  ]
}
