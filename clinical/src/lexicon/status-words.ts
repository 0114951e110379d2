import type { DrugAction } from '../facts/medication/medication.ts'
import { asWords, pattern } from './patterns.ts'

/** Words before a drug that say what is done to it; the nearest one counts. Folded; Spanish, Catalan and English. */
export const actionsBefore: readonly (readonly [DrugAction, RegExp])[] = [
  ['refuse', pattern('actions before: refuse', asWords, 'g')],
  ['avoid', pattern('actions before: avoid', asWords, 'g')],
  ['hold', pattern('actions before: hold', asWords, 'g')],
  ['switch_from', pattern('actions before: switch from', asWords, 'g')],
  ['stop', pattern('actions before: stop', '(?:…)', 'g')],
  ['change', pattern('actions before: change', asWords, 'g')],
  ['start', pattern('actions before: start', asWords, 'g')],
  ['continue', pattern('actions before: continue', asWords, 'g')],
]

/** The same words behind the name and its regimen. */
export const actionsAfter: readonly (readonly [DrugAction, RegExp])[] = [
  // A column of a table: "| STOP |".
  ['stop', pattern('actions after: stop in a column', String.raw`^[^|]{0,60}\|\s*(?:…)\s*(?:\||$)`)],
  ['hold', pattern('actions after: hold in a column', String.raw`^[^|]{0,60}\|\s*(?:…)\s*(?:\||$)`)],
  ['change', pattern('actions after: change in a column', String.raw`^[^|]{0,60}\|\s*(?:…)\s*(?:\||$)`)],
  ['hold', pattern('actions after: hold', String.raw`^[\s,:(–-]*(?:(?:…)\s)?(?:…)\b`)],
  [
    'stop',
    pattern(
      'actions after: stop',
      String.raw`^[\s,:(–-]*(?:(?:…) ?(?:…)\s)?(?:(?:que|which)\s)?(?:(?:…)\s)?(?:already\s|now\s|ja\s|ya\s)?(?:…)\b`,
    ),
  ],
  [
    'stop',
    pattern('actions after: stop behind a mark', String.raw`^\s*(?:[:(–-]|->)\s*(?:…)\b(?=\s*(?:[.,;)(]|$|(?:…)\b))`),
  ],
  [
    'avoid',
    pattern(
      'actions after: avoid',
      String.raw`^\s*(?:[:(-]\s*)?(?:no(?=\s*[(.,;]|\s*$)|no (?:se |es |s'ha |ha |la |lo |el |l')?(?:…)|not (?:…))`,
    ),
  ],
  [
    'change',
    pattern('actions after: change', String.raw`^[\s,:(–-]*(?:que |which )?(?:(?:is|was|se|es|s'ha|s')\s?)?(?:…)\b`),
  ],
  ['start', pattern('actions after: start', String.raw`^[\s,:(–-]*(?:(?:…)\s)?(?:…)\b`)],
]

/** Words in the remark behind a line of a discharge list: "(nuevo)", "(dosi nova)", "NEW", "(igual)", "(abans 100)". */
export const remarkActions: readonly (readonly [DrugAction, RegExp])[] = [
  ['change', pattern('remark actions: change')],
  ['continue', pattern('remark actions: continue')],
  ['start', pattern('remark actions: start')],
]

/** Words in brackets behind a drug and before the drug that it replaces: "atorva 80 (x simva)". */
export const replacesWithin = pattern('replaces within', String.raw`\(\s?(?:…)\s(?:el |la |l'|the )?$`)
/** Words for a stop that lasts as long as something else does. */
export const meanwhileAfter = pattern('meanwhile after', String.raw`^[^.;]{0,40}\b(?:…)\b`)

/** Words that open a condition for what follows. */
export const conditionBefore = pattern('condition before', String.raw`(?:^|[.;:,(]\s*|\b(?:o|or|y|i)\s)(?:…)\b`)
export const conditionAfter = pattern(
  'condition after',
  String.raw`^[^.;]{0,60}\b(?:si (?!…)|if )(?:la |el |l'|no |cr|k |fg|feve|fevi|\w+ )`,
)

/** Words for a drug that is given later or perhaps, and not now. */
export const deferredAfter = pattern('deferred after', String.raw`^[^.;]{0,30}\b(?:…)\b`)

/** Words before a name, in its clause, for a sensitivity, a level or a reason instead of a dose. */
export const notTreatmentBefore = pattern(
  'not treatment before',
  String.raw`(?:\b(?:…)\b[^.;:>]{0,45}|\b[sr] (?:a )?)$`,
)
export const notTreatmentAfter = pattern('not treatment after', String.raw`^[\s,]*(?:(?:…)\b|-(?:…))`)
