/** Greek and Latin parts of medical words, and everyday words of the same thing: what they speak of. Folded. */
export const morphemes: readonly (readonly [concept: string, pattern: RegExp])[] = [
  ['kidney', /^(?:nefr|nephr|renal|renals|renales|rinon|rony|kidney)/],
]
