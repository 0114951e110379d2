import type { Plugin } from 'vite'

const nothing = '\0absent-part'
const absentTheme = '\0absent-theme'
const absentMaker = '\0absent-theme-maker'
const unchanged = '\0absent-hoist'
const validity = '\0attribute-validity'

/**
 * Which properties reach a plain element: in the place of Emotion's list of every attribute there is (2 kB). The kit
 * asks it only for its few elements without a slot; its own properties have capitals, attributes hardly ever do.
 */
const validitySource = `
const capitals = /^(on[A-Z]|(className|htmlFor|tabIndex|colSpan|rowSpan|readOnly|maxLength|autoFocus|autoComplete|defaultValue|viewBox|strokeWidth)$)/
export default (name) => (/[A-Z]/.test(name) ? capitals.test(name) : name !== 'sx')
`

/**
 * Leaves out what every page would load and the house never uses, 20 kB: the kit's own theme with all that makes one
 * (ours is made beforehand, see `kit-theme.ts`), its ripple (switched off in the theme), the spinner inside its buttons
 * (waiting is said in words), and what only Emotion's withTheme() needs.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'alta-without-unused-parts',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id.endsWith('/defaultTheme.mjs')) return absentTheme
      if (id.endsWith('/createTheme.mjs') && /@mui\/material\/styles\/index/.test(importer)) return absentMaker
      if (id === 'hoist-non-react-statics') return unchanged
      if (id === '@emotion/is-prop-valid') return validity
      const ripple = /\/TouchRipple(\.m?js)?$/.test(id) && /@mui\/material\/ButtonBase\//.test(importer)
      const spinner = /\/CircularProgress\/index(\.m?js)?$/.test(id) && /@mui\/material\/(Icon)?Button\//.test(importer)
      return ripple || spinner ? nothing : undefined
    },
    load(id) {
      if (id === absentTheme) return 'export default {}'
      if (id === absentMaker) return 'export default () => ({})'
      if (id === nothing) return 'export default () => null'
      if (id === validity) return validitySource
      return id === unchanged ? 'export default (component) => component' : undefined
    },
  }
}
