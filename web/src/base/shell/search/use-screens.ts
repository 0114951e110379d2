import { useSession } from '../../stores.ts'
import { useTexts } from '../../texts.tsx'
import { places, services, visibleTo } from '../navigation.tsx'
import { shellTexts } from '../shell.texts.ts'
import type { Screen } from './options.ts'

/** The screens the person may go to, by their names in the language of the interface. */
export function useScreens(): Screen[] {
  const say = useTexts(shellTexts)
  const permissions = useSession((session) => session.systemPermissions)
  const entries = visibleTo([...places, ...services], permissions).flatMap((entry): Screen[] => {
    if ('children' in entry)
      return entry.children.map(({ label, to }) => ({
        label: say(label),
        within: say(entry.label),
        destination: { to },
      }))
    // Home and the dashboard are the same screen.
    return 'to' in entry && entry.to !== '/' ? [{ label: say(entry.label), destination: { to: entry.to } }] : []
  })
  return [...entries, { label: say('profile_account'), destination: { to: '/profile' } }]
}
