// npm start: install, build, then serve. The server itself migrates its database and prints its address.
import { spawn } from 'node:child_process'
import { build, environment, install, pinnedNode, root, thrift } from './prepare.mjs'

install()
build()
const options = [...thrift.options, 'server/src/main.ts', ...process.argv.slice(2)]
const env = environment({
  ...thrift.variables,
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  // A person who starts it by hand sees plain lines; log lines are only printed on request.
  ALTA_LOG_LEVEL: process.env.ALTA_LOG_LEVEL ?? 'warn',
})

process.chdir(root)
// The server replaces this process where Node supports that: together they would hold some 45 MB more.
if (typeof process.execve === 'function' && process.platform !== 'win32') {
  // Node warns that execve is experimental, which does not concern a person who starts a server.
  process.removeAllListeners('warning')
  process.execve(pinnedNode, [pinnedNode, ...options], env)
}
const server = spawn(pinnedNode, options, { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
