import { useInsertionEffect } from 'react'

/**
 * Replaces Emotion's module that inserts style rules into the page. Emotion waits for the commit and inserts all rules
 * at once, in the one step that React cannot slice; here each rule is inserted while its element is rendered. A rule
 * that is inserted twice, or for a render that is discarded, changes nothing.
 */
export const useInsertionEffectAlwaysWithSyncFallback = (insert: () => void) => insert()

/** Style sheets of the whole page, which go when what asked for them goes. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect
