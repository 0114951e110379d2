import type { Plugin } from 'vite'

const nothing = '\0absent-part'
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
 * Leaves out what every page would load and the house never uses, 8 kB: the kit's ripple (switched off in the theme),
 * the spinner inside its buttons (waiting is said in words), and what only Emotion's withTheme() needs.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'alta-without-unused-parts',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === 'hoist-non-react-statics') return unchanged
      if (id === '@emotion/is-prop-valid') return validity
      const ripple = /\/TouchRipple(\.m?js)?$/.test(id) && /@mui\/material\/ButtonBase\//.test(importer)
      const spinner = /\/CircularProgress\/index(\.m?js)?$/.test(id) && /@mui\/material\/(Icon)?Button\//.test(importer)
      return ripple || spinner ? nothing : undefined
    },
    load(id) {
      if (id === nothing) return 'export default () => null'
      if (id === validity) return validitySource
      return id === unchanged ? 'export default (component) => component' : undefined
    },
  }
}
