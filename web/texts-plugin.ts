import { globSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { languages, type Language } from '../contract/src/languages.ts'

interface BuildTextGroup {
  readonly namespace: string
  readonly phrases: Readonly<Record<string, Readonly<Record<Language, string>>>>
}
export const isGroup = (value: unknown): value is BuildTextGroup =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'phrases' in value

const source = join(import.meta.dirname, 'src')
const textsFile = /\.texts\.ts$/
const index = 'virtual:texts'
const start = 'start'
const catalogs = join(import.meta.dirname, 'src', 'base', 'catalogs.ts')
const catalog = /^\0?virtual:texts\/(en|es|ca)\/([\w/-]+)$/
const muiName = { en: 'enUS', es: 'esES', ca: 'caES' } as const satisfies Record<Language, string>

/** Every `*.texts.ts` below src, as absolute paths in a fixed order. */
const textsFiles = () =>
  globSync('**/*.texts.ts', { cwd: source })
    .toSorted()
    .map((file) => join(source, file))

/** The groups a texts file exports, by export name. The query makes Node forget an older version while developing. */
async function groupsOf(file: string): Promise<[string, BuildTextGroup][]> {
  const module: unknown = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)
  return Object.entries(module ?? {}).filter((entry): entry is [string, BuildTextGroup] => isGroup(entry[1]))
}

/**
 * The texts that are fetched together: those of a folder, so that nobody downloads the words of a screen that they do not
 * open. The texts beside the folders of base come with every page.
 */
function areaOf(file: string): string {
  const folder = relative(source, dirname(file)).split(sep).join('/')
  return folder === 'base' ? start : folder
}

/** All phrases of one area in one language, compiled from ICU to what the small runtime formatter reads. */
async function messagesOf(language: Language, area: string) {
  const files = textsFiles().filter((file) => areaOf(file) === area)
  const groups = (await Promise.all(files.map(groupsOf))).flat()
  return Object.fromEntries(
    groups.map(([, { namespace, phrases }]) => [
      namespace,
      Object.fromEntries(Object.entries(phrases).map(([key, phrase]) => [key, compile(phrase[language])])),
    ]),
  )
}

/** Exports each area of one language with how to fetch its catalog. */
const indexOf = (language: Language, areas: readonly string[]) =>
  `export const catalogs = {${areas.map((area) => `'${area}': () => import('${index}/${language}/${area}')`).join(',\n')}}`

/**
 * `virtual:texts/<language>/<area>` is a lazy catalog. That of the start also holds MUI's own words for the language and
 * says how to fetch the others; `virtual:texts` says how to fetch that of the start. The texts files themselves reach the
 * browser as bare names of their group, which ask for their catalog, so that nobody downloads a language they do not read
 * or the words of a screen they do not open.
 */
export function textsPlugin(): Plugin {
  return {
    name: 'alta-texts',
    enforce: 'pre',
    // Bundled beforehand, as the development server does, the library would escape the exchange of its formatter below.
    config: () => ({ optimizeDeps: { exclude: ['use-intl'] } }),
    resolveId(id, importer) {
      if (id === 'use-intl/format-message') return this.resolve('use-intl/format-message/format-only', importer)
      return id === index || catalog.test(id) ? `\0${id}` : undefined
    },
    async load(id) {
      if (id === `\0${index}`)
        return languages.map((one) => `export const ${one} = () => import('${index}/${one}/${start}')`).join('\n')
      const [, wanted, area] = catalog.exec(id) ?? []
      const language = languages.find((one) => one === wanted)
      if (language && area !== undefined) {
        for (const file of textsFiles()) this.addWatchFile(file)
        const messages = `export const messages = ${JSON.stringify(await messagesOf(language, area))}`
        if (area !== start) return messages
        const mui = `export { ${muiName[language]} as mui } from '@mui/material/locale'`
        const areas = [...new Set(textsFiles().map(areaOf))].filter((one) => one !== start)
        return [messages, mui, indexOf(language, areas)].join('\n')
      }
      if (!textsFile.test(id)) return undefined
      const groups = (await groupsOf(id)).map(
        ([name, { namespace }]) => `export const ${name} = { namespace: '${namespace}' }`,
      )
      if (areaOf(id) === start) return groups.join('\n')
      return [`import { needTexts } from '${catalogs}'`, `needTexts('${areaOf(id)}')`, ...groups].join('\n')
    },
  }
}
