// npm run bundle: one archive with all that Alta needs to run, its Node among it, for a machine without npm and network.
// `-- --into FOLDER` says where the archive goes (default: bundle/), `-- --folder FOLDER` leaves the files there unpacked.
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  createReadStream,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { build, install, pinnedNode, root, run } from './prepare.mjs'

/** Of the repository: the program, what it reads, and the invented courses of the demonstration. */
const ownFiles = [
  'contract/package.json',
  'contract/src',
  'clinical/package.json',
  'clinical/src',
  'clinical/terms',
  'clinical/evaluation',
  'clinical/cases',
  'server/package.json',
  'server/src',
  'server/seeds',
  'server/migrations',
  'web/dist',
  'docs/disclosure.md',
  'docs/licences.md',
  'docs/operations.md',
  'deploy/container/healthy.mjs',
  'deploy/systemd',
]
const demonstration = /^clinical\/cases(\/[^/]+\.txt|\/later(\/e[sn]-2[23]\.txt)?|\/(annotated|written)(\/h18.*)?)?$/
const isTest = (path) => /(\.test\.tsx?|\.fixtures\.ts)$|^server\/src\/contract-tests(\/|$)/.test(path)
const isNeeded = (path) =>
  !isTest(path) && basename(path) !== 'node_modules' && (!path.startsWith('clinical/cases') || demonstration.test(path))

/** Of packages, as `name/path`: what nothing reads at run time. Licences and what may hold them stay. */
const unread = [
  // types, sources that Node does not run in packages, maps
  /\.map$|\.[cm]?ts$/,
  // what their makers build and try them with
  /^(@[^/]+\/)?[^/]+\/(\.[^/]+|tests?|docs|examples?|bench(marks?)?)(\/|$)/,
  // builds for browsers, and for `require`, where this program imports
  /\.(umd\.cjs|iife\.js)$|^docx\/dist\/[^/]+\.cjs$|^pdfkit\/js\/pdfkit\.standalone\.js$|^mammoth\/mammoth\.browser/,
  /^csv-(parse|stringify)\/dist\/(cjs|iife|umd)\/|^underscore\/(amd|cjs)\//,
  /^(zod|fontkit)\/src(\/|$)|^dejavu-fonts-ttf\/status\.txt$/,
  // for another runtime than Node
  /^bare-[^/]+\/(?!(package\.json|LICENSE)$)/,
  // the data and the builds of text recognition beside the one that is used
  /^@tesseract\.js-data\/\w+\/4\.0\.0(\/|$)/,
  /^tesseract\.js-core\/(?!(tesseract-core-relaxedsimd-lstm\.(js|wasm)|package\.json|LICENSE)$)[^/]+$/,
]

const isUnread = (path) => unread.some((kind) => kind.test(path))

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Where Node would find a package that `folder` imports. */
function find(name, folder) {
  for (let parent = folder; ; parent = dirname(parent)) {
    const found = join(parent, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
    if (parent === root) return undefined
  }
}

/** The server's production dependencies and theirs, as they are installed here. Types run nowhere. */
export function productionPackages() {
  const found = new Map()
  const visit = (folder) => {
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = manifestOf(folder)
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
    for (const name of [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]) {
      if (name.startsWith('@types/')) continue
      const location = find(name, folder)
      if (location === undefined) {
        if (name in optionalDependencies) continue
        throw new Error(`${name}, which ${relative(root, folder)} needs, is not installed.`)
      }
      if (found.has(location)) continue
      found.set(location, name)
      visit(realpathSync(location))
    }
  }
  visit(join(root, 'server'))
  return [...found.keys()].toSorted((one, other) => (one < other ? -1 : 1))
}

function copyPackage(source, target) {
  const to = join(target, relative(root, source))
  mkdirSync(dirname(to), { recursive: true })
  // the workspaces: a link, as npm makes it, so that Node reads their TypeScript
  if (lstatSync(source).isSymbolicLink()) return symlinkSync(relative(dirname(source), realpathSync(source)), to)
  const within = source.slice(0, source.length - (source.split(`node_modules${sep}`).at(-1) ?? '').length)
  cpSync(source, to, {
    recursive: true,
    filter: (path) =>
      path === source || (basename(path) !== 'node_modules' && !isUnread(relative(within, path).replaceAll(sep, '/'))),
  })
}

const starter = `#!/bin/sh
# Alta. \`alta start\` serves; \`alta --help\` lists the other commands. Runs the Node beside it, whatever is on PATH.
set -eu
self=$0
while [ -L "$self" ]; do
  link=$(readlink "$self")
  case $link in /*) self=$link ;; *) self=$(dirname "$self")/$link ;; esac
done
home=$(CDPATH='' cd -- "$(dirname -- "$self")/.." && pwd -P)
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}" MALLOC_MMAP_THRESHOLD_="\${MALLOC_MMAP_THRESHOLD_:-32768}"
export MALLOC_TRIM_THRESHOLD_="\${MALLOC_TRIM_THRESHOLD_:-131072}" NODE_ENV="\${NODE_ENV:-production}"
if [ "\${1-}" = start ]; then
  shift
  exec "$home/bin/node" --max-semi-space-size=8 "$home/server/src/main.ts" "$@"
fi
exec "$home/bin/node" "$home/server/src/command/alta.ts" "$@"
`

const readme = (version) => `Alta ${version}

    bin/alta start --demo     invented people and reports, to look at it
    bin/alta start            serves at http://127.0.0.1:8080, and prints a link for the first administrator
    bin/alta config           every setting with its explanation
    bin/alta doctor           what is wrong

The data lies in ./data of the folder in which you start it, or in ALTA_DATA_DIR. This folder may be read-only and
belong to another account. A unit for systemd stands in deploy/systemd; the rest in docs/operations.md.
`

/** Makes the folder that is the product: nothing but it is needed to run Alta. */
function gather(target) {
  mkdirSync(join(target, 'bin'), { recursive: true })
  for (const file of ownFiles)
    cpSync(join(root, file), join(target, file), {
      recursive: true,
      filter: (path) => isNeeded(relative(root, path).replaceAll(sep, '/')),
    })
  for (const source of productionPackages()) copyPackage(source, target)
  cpSync(realpathSync(pinnedNode), join(target, 'bin', 'node'))
  const { name, version, type } = manifestOf(root)
  writeFileSync(join(target, 'package.json'), `${JSON.stringify({ name, version, private: true, type }, null, 2)}\n`)
  writeFileSync(join(target, 'bin', 'alta'), starter)
  chmodSync(join(target, 'bin', 'alta'), 0o755)
  writeFileSync(join(target, 'README'), readme(version))
}

async function sha256(file) {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece)
  return hash.digest('hex')
}

async function pack(into) {
  const name = `alta-${manifestOf(root).version}-${process.platform}-${process.arch}`
  mkdirSync(into, { recursive: true })
  const work = mkdtempSync(join(into, '.making-'))
  try {
    gather(join(work, name))
    const archive = join(work, `${name}.tar.gz`)
    run('tar', [
      '-czf',
      archive,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u+rw,go-w,a+rX',
      '-C',
      work,
      name,
    ])
    writeFileSync(join(into, `${name}.tar.gz.sha256`), `${await sha256(archive)}  ${name}.tar.gz\n`)
    renameSync(archive, join(into, `${name}.tar.gz`))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  console.log(join(into, `${name}.tar.gz`))
}

const option = (name) => {
  const index = process.argv.indexOf(name)
  return index === -1 ? undefined : process.argv[index + 1]
}

if (process.argv[1] === import.meta.filename) {
  if (process.platform === 'win32')
    throw new Error('The bundle is made on Linux or macOS, for the system it is made on.')
  install()
  build()
  const folder = option('--folder')
  if (folder === undefined) await pack(resolve(option('--into') ?? join(root, 'bundle')))
  else gather(resolve(folder))
}
