const part = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,128}$/

/** @throws Error when a part could leave the store's folder or is not a plain name */
export const partsOfKey = (key: string): readonly string[] => {
  const parts = key.split('/')
  if (parts.length > 8 || !parts.every((name) => part.test(name))) throw new Error('A file key is not a plain path.')
  return parts
}
