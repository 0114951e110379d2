import { type Language, languages } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const shape = z.object({
  direction: z.enum(['ltr', 'rtl']),
  theme: z.enum(['light', 'dark']),
  activeLayout: z.string(),
  responsiveFontSizes: z.boolean(),
  locale: z.enum(languages),
  sidebarCompact: z.boolean(),
})
export type Settings = z.infer<typeof shape>

const defaults: Settings = {
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
const firstVisit = (): Settings => ({
  ...defaults,
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  locale: browserLanguage() ?? defaults.locale,
})

export const useSettings = create<Settings>()(
  persist(firstVisit, {
    name: 'settings',
    version: 1,
    // An older shape is dropped: the choices are few and quickly made again.
    migrate: firstVisit,
    merge: (saved, current) => z.safeParse(shape, saved).data ?? current,
  }),
)

export const changeSettings = (change: Partial<Settings>) => useSettings.setState(change)

window.addEventListener('storage', ({ key }) => {
  if (key === 'settings') void useSettings.persist.rehydrate()
})
