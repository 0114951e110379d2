import manifest from '../../../package.json' with { type: 'json' }

/** The product's version, as package.json says. */
export const version: string = manifest.version
