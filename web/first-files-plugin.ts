import type { HtmlTagDescriptor, Plugin } from 'vite'

/** These files and all files that they import statically. */
export function firstFilesOf(files: readonly string[], importsOf: (file: string) => readonly string[] | undefined) {
  const wanted = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const imports = importsOf(file)
    if (wanted.has(file) || !imports) continue
    wanted.add(file)
    waiting.push(...imports)
  }
  return wanted
}

/** Has the page fetch at once what its first script imports one after the other. */
export const firstFilesPlugin = (): Plugin => ({
  name: 'alta-first-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { chunk, bundle = {} }) => {
      const importsOf = (file: string) => {
        const found = bundle[file]
        return found?.type === 'chunk' ? found.imports : undefined
      }
      return [...firstFilesOf(chunk?.dynamicImports ?? [], importsOf)]
        .filter((file) => !html.includes(`href="/${file}"`))
        .map((file): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }))
    },
  },
})
