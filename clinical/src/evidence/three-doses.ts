/** "1-0-1": in the morning, at noon and in the evening. */
export const threeDoses = String.raw`(?<![\d\-/.,])([0-3](?:[.,]5)?)-([0-3](?:[.,]5)?)-([0-3](?:[.,]5)?)`
