import type { Plugin } from 'vite'

const nothing = '\0absent-part'
const unchanged = '\0absent-hoist'

/**
 * Leaves out what every page would load and the house never uses, 6 kB: the kit's ripple (switched off in the theme),
 * the spinner inside its buttons (waiting is said in words), and what only Emotion's withTheme() needs.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'alta-without-unused-parts',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === 'hoist-non-react-statics') return unchanged
      const ripple = /\/TouchRipple(\.m?js)?$/.test(id) && /@mui\/material\/ButtonBase\//.test(importer)
      const spinner = /\/CircularProgress\/index(\.m?js)?$/.test(id) && /@mui\/material\/(Icon)?Button\//.test(importer)
      return ripple || spinner ? nothing : undefined
    },
    load(id) {
      if (id === nothing) return 'export default () => null'
      return id === unchanged ? 'export default (component) => component' : undefined
    },
  }
}
