import type { Plugin } from 'vite'

const absent = '\0absent-part'

/**
 * Leaves out parts of the kit that the house never shows and every page would load: the ripple (switched off in the
 * theme) and the spinner inside buttons (waiting is said in words). 6 kB.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'alta-without-unused-parts',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const ripple = /\/TouchRipple(\.m?js)?$/.test(id) && /@mui\/material\/ButtonBase\//.test(importer)
      const spinner = /\/CircularProgress\/index(\.m?js)?$/.test(id) && /@mui\/material\/(Icon)?Button\//.test(importer)
      return ripple || spinner ? absent : undefined
    },
    load: (id) => (id === absent ? 'export default () => null' : undefined),
  }
}
