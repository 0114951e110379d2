import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { languages, type Language } from '../contract/src/sections.ts'

interface Group {
  readonly namespace: string
  readonly phrases: Readonly<Record<string, Readonly<Record<Language, string>>>>
}
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'phrases' in value

const source = join(import.meta.dirname, 'src')
const textsFile = /\.texts\.ts$/
const catalog = /^\0?virtual:texts\/(en|es|ca)$/
const muiName = { en: 'enUS', es: 'esES', ca: 'caES' } as const satisfies Record<Language, string>

/** Every `*.texts.ts` below src, as absolute paths in a fixed order. */
const textsFiles = () =>
  globSync('**/*.texts.ts', { cwd: source })
    .toSorted()
    .map((file) => join(source, file))

/** The groups a texts file exports, by export name. The query makes Node forget an older version while developing. */
async function groupsOf(file: string): Promise<[string, Group][]> {
  const module: unknown = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)
  return Object.entries(module ?? {}).filter((entry): entry is [string, Group] => isGroup(entry[1]))
}

/** All phrases of one language, compiled from ICU to what the small runtime formatter reads. */
async function messagesOf(language: Language) {
  const groups = (await Promise.all(textsFiles().map(groupsOf))).flat()
  return Object.fromEntries(
    groups.map(([, { namespace, phrases }]) => [
      namespace,
      Object.fromEntries(Object.entries(phrases).map(([key, phrase]) => [key, compile(phrase[language])])),
    ]),
  )
}

/**
 * `virtual:texts/<language>` is one lazy catalog per language, with MUI's own words for it. The texts files themselves
 * reach the browser as bare names of their group, so nobody downloads a language he does not read.
 */
export function textsPlugin(): Plugin {
  return {
    name: 'alta-texts',
    enforce: 'pre',
    // Bundled beforehand, as the development server does, the library would escape the exchange of its formatter below.
    config: () => ({ optimizeDeps: { exclude: ['use-intl'] } }),
    resolveId(id, importer) {
      if (id === 'use-intl/format-message') return this.resolve('use-intl/format-message/format-only', importer)
      return catalog.test(id) ? `\0${id}` : undefined
    },
    async load(id) {
      const language = languages.find((one) => one === catalog.exec(id)?.[1])
      if (language) {
        for (const file of textsFiles()) this.addWatchFile(file)
        const messages = JSON.stringify(await messagesOf(language))
        return `export const messages = ${messages}\nexport { ${muiName[language]} as mui } from '@mui/material/locale'`
      }
      if (!textsFile.test(id)) return undefined
      const groups = await groupsOf(id)
      return groups.map(([name, { namespace }]) => `export const ${name} = { namespace: '${namespace}' }`).join('\n')
    },
  }
}
