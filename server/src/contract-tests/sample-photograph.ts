import { readFileSync } from 'node:fs'

/** An invented course photographed with the telephone on its side, in uneven light: a JPEG with its orientation (EXIF). */
export const photograph = (): Uint8Array => readFileSync(new URL('./samples/photograph.jpg', import.meta.url))
