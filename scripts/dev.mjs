// npm run dev: the server restarts on change, the pages reload on change, both behind one address.
import { spawn } from 'node:child_process'
import { environment, install, pinnedNode, root } from './prepare.mjs'

install()
const port = Number(process.env.PORT ?? 8080)
const server = String(port + 1)
const env = environment({ ALTA_LOG_LEVEL: process.env.ALTA_LOG_LEVEL ?? 'info', ALTA_API_PORT: server })
const children = [
  spawn(
    pinnedNode,
    [
      '--watch-path=server/src',
      '--watch-path=contract/src',
      '--watch-path=clinical/src',
      '--watch-path=clinical/terms',
      'server/src/main.ts',
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, PORT: server, ALTA_PUBLIC_URL: process.env.ALTA_PUBLIC_URL ?? `http://127.0.0.1:${port}` },
    },
  ),
  spawn(
    pinnedNode,
    ['../node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    {
      cwd: `${root}/web`,
      stdio: 'inherit',
      env,
    },
  ),
]
const stop = (signal) => children.forEach((child) => child.kill(signal))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
for (const child of children)
  child.on('exit', (code) => {
    stop('SIGTERM')
    process.exitCode = code ?? 1
  })
