import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const source = join(import.meta.dirname, 'src')
const imported = /^import (?!type )(?:[^']*? from )?'([^.'][^']*)'|\bimport\('([^.'][^']*)'\)/gm
const notBundled = /^(@alta\/|virtual:|vitest|use-intl)/

/** Every package that the pages import, by name and path. */
const packages = () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source })
  const found = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(imported)].map((match) => match[1] ?? match[2] ?? ''),
  )
  return [...new Set(['react/jsx-runtime', 'react/jsx-dev-runtime', 'react/compiler-runtime', ...found])].filter(
    (name) => !notBundled.test(name),
  )
}

/**
 * Names all packages to the development server at once. Left to find those of lazy screens one by one, it would reload
 * the page in the middle of work, and of tests.
 */
export const packagesPlugin = (): Plugin => ({
  name: 'alta-packages',
  config: () => ({ optimizeDeps: { include: packages() } }),
})
