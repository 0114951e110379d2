import { once } from 'node:events'
import { createServer } from 'node:net'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import pages from './vite.config.ts'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const port = await freePort()
process.env.ALTA_TEST_PORT = String(port)
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Screens in a real browser, against a real server that the run starts and stops. */
export default mergeConfig(
  pages,
  defineConfig({
    server: { proxy: { '/api': { target: `http://127.0.0.1:${port}` } } },
    test: {
      name: 'screens',
      include: ['src/**/*.test.tsx'],
      globalSetup: './test-server.ts',
      fileParallelism: false,
      // The story goes on from where it is: after a failure the rest would only wait.
      bail: 1,
      expect: { poll: { timeout: 5_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath }, contextOptions: { locale: 'en-GB' } }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      },
    },
  }),
)
