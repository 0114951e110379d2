import * as startCatalogs from 'virtual:texts'
import { type Language, languages } from '@alta/contract/languages'
import type { Localization } from '@mui/material/locale'
import { useSettings } from './settings.ts'

type Messages = Record<string, Readonly<Record<string, string>>>

/**
 * The texts that have been fetched, by language. They are added in place: a component is drawn only after its texts
 * have been fetched, and a new object for each catalog would draw the whole page again.
 */
const known: Record<Language, Messages> = { en: {}, es: {}, ca: {} }
/** The areas that the pages opened so far need. They are fetched again when the language changes. */
const areas = new Set<string>()
/** Language and area → the catalog, fetched or being fetched. */
const fetched = new Map<string, Promise<void>>()
let shown: Language | undefined

const add = (language: Language, messages: Messages) => void Object.assign(known[language], messages)

function fetchArea(area: string, language: Language): Promise<void> {
  const name = `${language}/${area}`
  const before = fetched.get(name)
  if (before) return before
  const load = async () => {
    const { catalogs } = await startCatalogs[language]()
    const catalog = await catalogs[area]?.()
    if (catalog) add(language, catalog.messages)
  }
  const now = load()
  fetched.set(name, now)
  // Those who wait for it receive the error; the next request tries again.
  now.catch(() => fetched.delete(name))
  return now
}

/** Begins to fetch the texts of an area. Every `*.texts.ts` does this for its own as soon as it is imported. */
export function needTexts(area: string) {
  areas.add(area)
  const { locale } = useSettings.getState()
  // While the language is changing, new parts are drawn in the old language first.
  for (const language of languages) if (language === locale || language === shown) void fetchArea(area, language)
}

/** All texts that anything imported so far needs. Awaited before a screen or a part fetched on demand is drawn. */
export const textsReady = (): Promise<unknown> => {
  for (const area of areas) needTexts(area)
  return Promise.all(fetched.values())
}

export interface LanguagePack {
  readonly language: Language
  /** The kit's own words. */
  readonly mui: Localization
}

/** Fetches the texts of all areas opened so far in a language. */
export async function loadLanguage(language: Language): Promise<LanguagePack> {
  const [{ messages, mui }] = await Promise.all([
    startCatalogs[language](),
    ...[...areas].map((area) => fetchArea(area, language)),
  ])
  add(language, messages)
  shown = language
  return { language, mui }
}

export const messagesOf = (language: Language): Readonly<Messages> => known[language]
