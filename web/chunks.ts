import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

interface ModuleContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const source = join(import.meta.dirname, 'src')
const base = join(source, 'base')
const contract = join(import.meta.dirname, '..', 'contract', 'src')
const main = join(source, 'start.tsx')
const shell = join(base, 'shell', 'shell.tsx')
const screen = (name: string) => join(source, 'features', `${name}.screen.tsx`)
const guests = ['auth/login', 'auth/register'].map(screen)
const reportList = join(source, 'features', 'reports', 'report-list.tsx')
const lists = [...['users/users', 'organisations/organisations', 'chat/chats'].map(screen), reportList]
const others = [
  'dashboard/dashboard',
  'users/user',
  'organisations/organisation',
  'profile/profile',
  'reports/browse',
  'reports/generate',
  'chat/chat',
  'help/help',
].map(screen)
const screens = [...guests, ...lists, ...others]
/** The parts of the header and beside it that are drawn a moment after the page. */
const deferred = [join(base, 'shell', 'deferred-parts.ts')]
const openReport = join(source, 'features', 'reports', 'review', 'open-report.tsx')
/** The parts that pages draw by themselves as soon as their first part is there. */
const onSight = [
  'features/dashboard/deferred-panels.tsx',
  'features/dashboard/recent-quality.tsx',
  'features/dashboard/begin/first-steps.tsx',
  'features/dashboard/begin/guest.tsx',
  'features/reports/generate/generation.tsx',
  'base/reports/to-decide.tsx',
  'base/notices/notice-panel.tsx',
].map((name) => join(source, name))
const drawn = [...onSight, openReport]
/** The parts that open at a press; they are fetched together beforehand. */
const lazy = [
  'shell/language/language-items.tsx',
  'shell/profile-items.tsx',
  'shell/search/search-bar.tsx',
  'shell/notifications/notification-list.tsx',
  'shell/temporary-sidebar.tsx',
  'ui/problem-alert-box.tsx',
  'idle/idle-warning.tsx',
].map((name) => join(base, name))

/** Features without a screen of their own are parts that others show: they are delivered like those of base. */
const features = join(source, 'features')
const withoutScreen = readdirSync(features)
  .filter((feature) => !readdirSync(join(features, feature)).some((name) => name.endsWith('.screen.tsx')))
  .map((feature) => join(features, feature) + sep)
const isPart = (id: string) => id.startsWith(base) || withoutScreen.some((folder) => id.startsWith(folder))

// Edges of the graph that the bundler cuts afterwards, because nothing behind them is used there.
const unused =
  /styles\/enhanceHighContrast|[iI]nfiniteQuery(Observer)?\.js|[qQ]ueries(Observer)?\.js|[mM]utation(Observer)\.js|useMutation\.js|@mui\/system\/(Grid|Container|useMediaQuery)/

// Small parts that nearly every screen behind the sign-in draws: a file each would cost more than it holds.
const everywhere = /\/base\/ui\/(panel|page-head|status|empty|waiting|unseen|segments|problem-alert)\.tsx?$/

// These modules are smaller than the cost of a request for them: first those of every page, then those behind the
// sign-in.
const tinyEverywhere = /icons-material\/Close\.|\/useSlot\.|contract\/src\/(limits|endpoint)\.|\/base\/unsaved\./
const tiny =
  /icons-material\/(Add|ChevronRight|ChevronLeft|MoreHoriz|UploadFileOutlined|FileDownloadOutlined)\.|\/ui\/grid\/(row-menu|grid\.texts|row-focus)|\/base\/reports\/(my-reports|whose|report-status)\.|\/base\/(roles\/roles\.texts|download|seconds|ui\/mark|ui\/act-alert)\.|language-names|alta-calls:(reports|notices|review)|contract\/src\/sections/

/** All modules that these import statically, directly or indirectly. */
function reachable(from: readonly string[], context: ModuleContext) {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || unused.test(id)) continue
    seen.add(id)
    // A call without its schemas stands for itself; the file it comes from is not needed for it.
    if (id.startsWith('\0alta-calls:')) continue
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

interface Sharing {
  readonly roots: readonly string[]
  /** How many of the roots must need a module for it to count as shared. */
  readonly least: number
  /** A module that one of these needs does not count as shared. */
  readonly strangers: readonly string[]
}

/** The modules that at least `least` of the roots need and that no stranger needs. */
function shared({ roots, least, strangers }: Sharing, context: ModuleContext) {
  const sets = roots.map((one) => reachable([one], context))
  const foreign = reachable(strangers, context)
  const all = new Set(sets.flatMap((one) => [...one]))
  return new Set([...all].filter((one) => !foreign.has(one) && sets.filter((set) => set.has(one)).length >= least))
}

/** File → its modules; the first that claims one has it. */
function planOf(context: ModuleContext): readonly (readonly [string, ReadonlySet<string>])[] {
  const first = reachable([main], context)
  const framed = reachable([shell], context)
  const [login = '', register = ''] = guests
  const both = [...reachable([login], context)].filter((one) => framed.has(one))
  // The small parts that the registration page draws must not bring the whole frame along.
  const small = [...reachable([register], context)].filter((one) => everywhere.test(one))
  return [
    ['start', new Set([...first, ...both, ...small])],
    ['frame', framed],
    ['list', shared({ roots: lists, least: 3, strangers: [...guests, ...others, ...deferred, ...drawn] }, context)],
    ['deferred', shared({ roots: deferred, least: 1, strangers: [...screens, ...drawn] }, context)],
    ['lazy', shared({ roots: lazy, least: 1, strangers: [...screens, ...deferred, ...drawn] }, context)],
    [
      'report',
      shared({ roots: [openReport], least: 1, strangers: [...screens, ...deferred, ...lazy, ...onSight] }, context),
    ],
  ]
}

/** The modules that the pages of guests need: they must not be in the file of the frame. */
let guestParts: ReadonlySet<string> | undefined
let plan: ReturnType<typeof planOf> | undefined

/**
 * Which file a module is delivered in. Left alone, the bundler makes three dozen small files for a page; grouped by how
 * often modules are shared, the sign-in page would load what only later screens need. So: what every page needs
 * (`start`), what every page behind the sign-in needs besides (`frame`), what lists share
 * (`list`), what the frame shows a moment later (`deferred`) or at a press (`lazy`), what only an open report needs of base
 * and of other packages (`report`), the text field (`input`), and the rest as it falls.
 */
export function chunkOf(id: string, context: ModuleContext): string | null {
  // React stands with the few modules that the first script needs besides, so that the script brings nothing else
  // along.
  if (/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|\/base\/next-task\./.test(id)) return 'react'
  if (/node_modules\/zod\//.test(id)) return 'zod'
  // A page that only makes a call must not load the schemas of other calls.
  if (id.startsWith(contract) && context.getModuleInfo(id)?.importedIds.some((one) => /\/zod\//.test(one)))
    return `schema-${/(\w[\w-]*)\.ts$/.exec(id)?.[1] ?? 'other'}`
  // Every page with a text field needs all three.
  if (/@mui\/material\/(OutlinedInput|InputBase|TextareaAutosize)\//.test(id)) return 'input'
  // The screens and what leads to them keep their files.
  if (id === shell || (id.startsWith(source) && !isPart(id))) return null
  if (tinyEverywhere.test(id)) return 'start'
  plan ??= planOf(context)
  guestParts ??= reachable(guests, context)
  return (
    plan.find(([, modules]) => modules.has(id))?.[0] ??
    (everywhere.test(id) || (tiny.test(id) && !guestParts?.has(id)) ? 'frame' : null)
  )
}
