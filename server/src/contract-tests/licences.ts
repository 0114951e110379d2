import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const root = join(import.meta.dirname, '../../..')
export const licencesFile = join(root, 'docs/licences.md')

/** Licences as SPDX writes them, of packages whose manifest says it otherwise or not at all; read in their files. */
const readInFile: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  duck: 'BSD-2-Clause',
  'png-js': 'MIT',
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
})

interface LicensedPackage {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/** The packages that the product is made of, by name, as the lock file has them. */
export function licensedPackages(): LicensedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const folder = 'node_modules/'
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes(folder) && dev !== true && link !== true)
    .map(([path, { version = '', license }]) => {
      const name = path.slice(path.lastIndexOf(folder) + folder.length)
      return { name, version, licence: readInFile[name] ?? license ?? 'unknown' }
    })
    .toSorted((one, other) => `${one.name}@${one.version}`.localeCompare(`${other.name}@${other.version}`, 'en'))
}

export function licencesPage(packages: readonly LicensedPackage[]): string {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  const head = ['# Licences of the packages', '', 'What the product is made of, tools of building and testing aside.']
  const note = 'Written by `npm run licences`; `npm run --silent sbom` writes the same as CycloneDX 1.5.'
  return [...head, note, '', '| package | version | licence |', '| --- | --- | --- |', ...new Set(rows), ''].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(licencesFile, licencesPage(licensedPackages()))
