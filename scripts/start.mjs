// npm start: install, build, then serve. The server itself migrates its database and prints its address.
import { spawn } from 'node:child_process'
import { build, environment, install, pinnedNode, root, thrift } from './prepare.mjs'

install()
build()
const server = spawn(pinnedNode, [...thrift.options, 'server/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: environment({
    ...thrift.variables,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    // Whoever starts it by hand reads plain lines; the log's are for whoever asks for them.
    ALTA_LOG_LEVEL: process.env.ALTA_LOG_LEVEL ?? 'warn',
  }),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
