import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'

/** The pages of a PDF as pictures. */
export interface PdfPages {
  /** Whether the page, from 1, shows more than its text: a photograph, or letters drawn as lines. */
  readonly isPicture: (page: number) => boolean
  /** A page in greys, as a PNM file, with the pixels per point. */
  readonly draw: (page: number) => Promise<{ readonly bytes: Uint8Array; readonly scale: number }>
}

/** 300 dots per inch, which Tesseract is made for; a page larger than A4 gets fewer. */
const finest = 300 / 72
const most_pixels = 9_000_000

/** Letters that are drawn as lines come by the hundred; a frame or a rule alone is not a picture. */
const fewest_lines = 100

function isPicture(document: PDFiumDocument, page: number): boolean {
  let lines = 0
  for (const { type } of document.getPage(page - 1).objects()) {
    if (type === 'image' || type === 'form') return true
    if (type === 'path') lines += 1
    if (lines >= fewest_lines) return true
  }
  return false
}

/** Rejects when the file cannot be opened. */
export async function openPages(bytes: Uint8Array): Promise<PdfPages> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  return {
    isPicture: (page) => isPicture(document, page),
    draw: async (number) => {
      const page = document.getPage(number - 1)
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
      const scale = Math.min(finest, Math.sqrt(most_pixels / (width * height)))
      const drawn = await page.render({ scale, render: 'bitmap', colorSpace: 'Gray' })
      const head = Buffer.from(`P5\n${drawn.width} ${drawn.height}\n255\n`)
      return { bytes: Buffer.concat([head, drawn.data]), scale }
    },
  }
}
