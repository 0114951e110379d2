// A type's name says what it is, and the same thing everywhere: lists the top-level types (interface, type, class, enum)
// whose name is declared more than once, and fails on those without a reason.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/** Names that may be declared twice, and why. */
const reasons = {}

const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .stdout.split('\n')
  .filter(Boolean)
const declaration = /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|enum) ([A-Z]\w*)/gm
const places = new Map()
for (const file of files)
  for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(declaration))
    places.set(name, [...(places.get(name) ?? []), file])

const twice = [...places].filter(([name, at]) => at.length > 1 && !Object.hasOwn(reasons, name))
for (const [name, at] of twice) console.log(`${name} is declared ${at.length} times:\n  ${at.join('\n  ')}`)
const spent = Object.keys(reasons).filter((name) => (places.get(name)?.length ?? 0) < 2)
for (const name of spent) console.log(`${name} is declared once: its reason can go.`)
process.exit(twice.length + spent.length === 0 ? 0 : 1)
