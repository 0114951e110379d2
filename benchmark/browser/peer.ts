// Serves the application that Alta is compared with: a built single-page application in a folder, compressed with
// brotli as a good host would do.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const isText = (extension: string) => ['.css', '.html', '.js', '.json', '.svg'].includes(extension)

/** Installs the peer's dependencies and builds it, unless that is already done. */
function buildPeer(folder: string): string {
  const built = join(folder, 'dist')
  if (existsSync(join(built, 'index.html'))) return built
  const command = { cwd: folder, stdio: 'inherit' } as const
  if (!existsSync(join(folder, 'node_modules'))) execFileSync('npm', ['ci', '--no-audit', '--no-fund'], command)
  execFileSync('npx', ['vite', 'build'], command)
  return built
}

const squeezed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })

/** Builds the peer in a folder and serves it on a free port. */
export async function servePeer(folder: string) {
  const built = buildPeer(folder)
  const cache = new Map<string, Buffer>()
  const bodyOf = (file: string) => {
    const bytes = cache.get(file) ?? (isText(extname(file)) ? squeezed(readFileSync(file)) : readFileSync(file))
    cache.set(file, bytes)
    return bytes
  }
  const server = createServer(({ url = '/' }, response) => {
    const requested = join(built, normalize(decodeURIComponent(new URL(url, 'http://peer').pathname)))
    const file = existsSync(requested) && statSync(requested).isFile() ? requested : join(built, 'index.html')
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(isText(extname(file)) && { 'content-encoding': 'br' }),
    })
    response.end(bodyOf(file))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
