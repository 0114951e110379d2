import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licencesFile, licencesPage, licensedPackages } from './licences.ts'

/** Licences under which a hospital may use, change and distribute a package. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]

/** SPDX expressions: of licences joined by OR one is enough, of those joined by AND all count. */
const isPermissive = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => permissive.includes(part)))

test('every dependency is permissively licensed, and listed', () => {
  const packages = licensedPackages()
  expect(packages.filter(({ licence }) => !isPermissive(licence))).toEqual([])
  expect(readFileSync(licencesFile, 'utf8')).toBe(licencesPage(packages))
})
