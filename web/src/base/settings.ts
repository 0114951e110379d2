import { type Language, languages } from '@alta/contract/languages'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { isBoolean, isOneOf, isShape, isText } from './shapes.ts'

export interface BrowserSettings {
  readonly direction: 'ltr' | 'rtl'
  readonly theme: 'light' | 'dark'
  readonly activeLayout: string
  readonly responsiveFontSizes: boolean
  readonly locale: Language
  readonly sidebarCompact: boolean
}

const isSettings = isShape<BrowserSettings>({
  direction: isOneOf(['ltr', 'rtl']),
  theme: isOneOf(['light', 'dark']),
  activeLayout: isText,
  responsiveFontSizes: isBoolean,
  locale: isOneOf(languages),
  sidebarCompact: isBoolean,
})

const defaults: BrowserSettings = {
  direction: 'ltr',
  theme: 'light',
  activeLayout: 'layout1',
  responsiveFontSizes: true,
  locale: 'en',
  sidebarCompact: false,
}

/** The first of the browser's languages that the interface speaks. */
const browserLanguage = (): Language | undefined =>
  navigator.languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .map((tag) => languages.find((language) => language === tag))
    .find((language) => language !== undefined)

/** What a first visit starts with; once something is saved, the saved choice wins. */
const firstVisit = (): BrowserSettings => ({
  ...defaults,
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  locale: browserLanguage() ?? defaults.locale,
})

export const useSettings = create<BrowserSettings>()(
  persist(firstVisit, {
    name: 'settings',
    version: 1,
    // Settings of an older format are dropped, because the few choices are quickly made again.
    migrate: firstVisit,
    merge: (saved, current) => (isSettings(saved) ? saved : current),
  }),
)

export const changeSettings = (change: Partial<BrowserSettings>) => useSettings.setState(change)

window.addEventListener('storage', ({ key }) => {
  if (key === 'settings') void useSettings.persist.rehydrate()
})
