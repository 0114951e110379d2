// npm start: install, build, then serve. The server itself migrates its database and prints its address.
import { spawn } from 'node:child_process'
import { build, environment, install, pinnedNode, root, thrift } from './prepare.mjs'

install()
build()
const options = [...thrift.options, 'server/src/main.ts', ...process.argv.slice(2)]
const env = environment({
  ...thrift.variables,
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  // Whoever starts it by hand reads plain lines; the log's are for whoever asks for them.
  ALTA_LOG_LEVEL: process.env.ALTA_LOG_LEVEL ?? 'warn',
})

process.chdir(root)
// In the place of this process where Node can do that: both would hold some 45 MB more for as long as it serves.
if (typeof process.execve === 'function' && process.platform !== 'win32') {
  // execve is called experimental, which is of no use to whoever starts a server
  process.removeAllListeners('warning')
  process.execve(pinnedNode, [pinnedNode, ...options], env)
}
const server = spawn(pinnedNode, options, { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
