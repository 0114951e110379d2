import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fontBytes = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))))

/**
 * The faces that a PDF is set in, to be embedded as far as they are used. DejaVu has the signs that courses are written
 * with (≥, →, ↑, µ, ½); its licence lets it be embedded.
 */
export const pdfFonts = () => ({
  regular: fontBytes('DejaVuSansCondensed'),
  bold: fontBytes('DejaVuSansCondensed-Bold'),
  italic: fontBytes('DejaVuSansCondensed-Oblique'),
})
