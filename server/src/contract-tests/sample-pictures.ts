import { crc32, deflateSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { pdf, pdfOf } from './sample-files.ts'

/** A picture in greys, row after row. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const dots_per_inch = 150

/** A printed page of these lines as a scanner sees it. */
export async function printed(lines: readonly string[]): Promise<Raster> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf([lines]))
  const options = { scale: dots_per_inch / 72, render: 'bitmap', colorSpace: 'Gray' } as const
  const { width, height, data } = await document.getPage(0).render(options)
  library.destroy()
  // the lines are at the top of their page
  const shown = Math.min(height, Math.ceil(((lines.length * 12 + 80) * dots_per_inch) / 72))
  return { width, height: shown, data: data.slice(0, width * shown) }
}

/** Lying on its side. */
export function turned({ width, height, data }: Raster): Raster {
  const into = new Uint8Array(data.length)
  for (const [at, grey] of data.entries()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    into[x * height + (height - 1 - y)] = grey
  }
  return { width: height, height: width, data: into }
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** PNG (ISO 15948) of 8 bits; a `width` and `height` that are not the data's are for hostile ones. */
export function png({ width, height, data }: Raster): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(8, 8)
  const rows = Buffer.concat(
    Array.from({ length: Math.floor(data.length / width) }, (_, row) =>
      Buffer.concat([Buffer.alloc(1), data.subarray(row * width, (row + 1) * width)]),
    ),
  )
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

/** A PDF from a scanner: each page is a picture alone. */
export const scan = (rasters: readonly Raster[]): Uint8Array =>
  pdfOf(
    rasters.map(({ width, height, data }) => ({
      content: Buffer.from(`q 595 0 0 ${Math.round((595 * height) / width)} 0 100 cm /P Do Q`, 'latin1'),
      picture: { width, height, data },
    })),
  )
