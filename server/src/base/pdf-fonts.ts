import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fontBytes = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))))

/**
 * The fonts of a PDF, of which the used glyphs are embedded. DejaVu has the signs that courses contain (≥, →, ↑, µ, ½);
 * its licence allows embedding.
 */
export const pdfFonts = () => ({
  regular: fontBytes('DejaVuSansCondensed'),
  bold: fontBytes('DejaVuSansCondensed-Bold'),
  italic: fontBytes('DejaVuSansCondensed-Oblique'),
})
