import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadLanguage } from './base/catalogs.ts'
import { nextTask } from './base/next-task.ts'
import { checkSession } from './base/session.ts'
import { Reauthentication } from './features/second-factor/reauthentication.tsx'
import { markDrawn } from './base/part.ts'
import { useSettings } from './base/settings.ts'
import { TextsProvider, timeZone } from './base/texts.tsx'
import { themeFor } from './base/theme/theme.ts'
import { Themed } from './base/theme/themed.tsx'
import { Screens, startRouter } from './routes.tsx'

/** Draws the application into an element, at the address the browser shows. */
export async function start(element: HTMLElement) {
  const { locale, theme, responsiveFontSizes } = useSettings.getState()
  document.documentElement.dataset['scheme'] = theme
  document.documentElement.style.colorScheme = theme
  document.documentElement.lang = locale

  // The screen, the session check and the texts travel at the same time.
  const routed = startRouter()
  void checkSession()
  const pack = await loadLanguage(locale)
  // These run while the screen is being fetched, each in a task of its own.
  await nextTask()
  themeFor(pack.mui, responsiveFontSizes)
  await nextTask()
  timeZone()
  await routed
  await nextTask()

  const root = createRoot(element)
  // As a transition it is drawn in slices: the browser answers what the person does in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <TextsProvider initial={pack}>
          {(words) => (
            <Themed words={words}>
              <Screens />
              <Reauthentication />
            </Themed>
          )}
        </TextsProvider>
      </StrictMode>,
    ),
  )
  markDrawn()
  return root
}
