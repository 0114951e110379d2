import { useInsertionEffect } from 'react'

/**
 * In the place of what Emotion puts style rules into the page with. It waits for the end of a drawing and puts all rules
 * in at once, in the one step that React cannot slice; here each goes in as its element is drawn. Putting a rule in
 * twice, or for a drawing that is given up, changes nothing.
 */
export const useInsertionEffectAlwaysWithSyncFallback = (insert: () => void) => insert()

/** Style sheets of the whole page, which go when what asked for them goes. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect
