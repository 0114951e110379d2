const name = 'stale-screen'

/** The error for a screen whose file is no longer on the server: a new version has been put into service since. */
export const staleScreen = (cause: unknown) => {
  const error = new Error(name, { cause })
  error.name = name
  return error
}

export const isStaleScreen = (error: unknown) => error instanceof Error && error.name === name
