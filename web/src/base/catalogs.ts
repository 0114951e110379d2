import { catalogs } from 'virtual:texts'
import type { Language } from '@alta/contract/sections'
import type { Localization } from '@mui/material/locale'
import { useSyncExternalStore } from 'react'
import { useSettings } from './settings.ts'

type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What is known so far in each language. Replaced, never changed, so that a new text is a new value. */
const known: Record<Language, Messages> = { en: {}, es: {}, ca: {} }
/** What the pages opened so far need: fetched again, in the new language, when the language changes. */
const areas = new Set<string>()
const listeners = new Set<() => void>()
let shown: Language | undefined

const add = (language: Language, messages: Messages) => {
  known[language] = { ...known[language], ...messages }
  for (const tell of listeners) tell()
}

const fetchArea = async (area: string, language: Language) => {
  const catalog = catalogs[area]
  if (catalog) add(language, (await catalog[language]()).messages)
}

/** Fetches the texts of an area (a feature, or `frame`) before its screen is drawn. */
export async function loadTexts(area: string) {
  areas.add(area)
  // While the language is being changed, the screen is drawn in the old one first.
  const languages = new Set([shown ?? useSettings.getState().locale, useSettings.getState().locale])
  await Promise.all([...languages].map((language) => fetchArea(area, language)))
}

export interface LanguagePack {
  readonly language: Language
  /** The kit's own words. */
  readonly mui: Localization
}

/** Fetches everything the pages opened so far say in a language. */
export async function loadLanguage(language: Language): Promise<LanguagePack> {
  const [{ messages, mui }] = await Promise.all([
    catalogs.start[language](),
    ...[...areas].map((area) => fetchArea(area, language)),
  ])
  add(language, messages)
  shown = language
  return { language, mui }
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const useMessages = (language: Language) => useSyncExternalStore(subscribe, () => known[language])
