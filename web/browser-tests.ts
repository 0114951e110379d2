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

interface BrowserTestOptions {
  readonly name: 'screens' | 'administration' | 'models'
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
  /**
   * The tests of a story depend on one another: after a failure the rest would only wait, and none can be run again. Why
   * another that fails is: docs/decisions/0058-a-second-run-in-the-browser.md
   */
  readonly bail: 0 | 1
}

/** Screens in a real browser, against a real server that the run starts and stops (test-server.ts). */
export async function browserTests({ name, include, exclude = [], bail }: BrowserTestOptions) {
  const port = await freePort()
  process.env[`ALTA_TEST_PORT_${name}`] = String(port)
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  return mergeConfig(
    pages,
    defineConfig({
      server: { proxy: { '/api': { target: `http://127.0.0.1:${port}` } } },
      test: {
        name,
        include: [...include],
        exclude: [...exclude],
        globalSetup: './test-server.ts',
        fileParallelism: false,
        bail,
        retry: bail === 0 ? 1 : 0,
        // A busy machine is slow, which is not a failure: the tests wait longer.
        testTimeout: 180_000,
        expect: { poll: { timeout: 60_000 } },
        chaiConfig: { truncateThreshold: 0 },
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            launchOptions: { executablePath },
            contextOptions: { locale: 'en-GB', reducedMotion: 'reduce' },
          }),
          instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
        },
      },
    }),
  )
}
