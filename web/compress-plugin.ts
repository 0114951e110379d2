import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(js|css|html|svg|txt)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file of the build: the server sends them as they are. */
export function compressPlugin(): Plugin {
  return {
    name: 'alta-compress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => worthIt.test(name) && !name.startsWith('.'))
      await Promise.all(
        files.map(async (name) => {
          const bytes = await readFile(join(dir, name))
          const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
          await Promise.all([
            writeFile(join(dir, `${name}.br`), await brotli(bytes, best)),
            writeFile(join(dir, `${name}.gz`), await zip(bytes, { level: 9 })),
          ])
        }),
      )
    },
  }
}
