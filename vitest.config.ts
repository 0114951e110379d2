import { defineConfig } from 'vitest/config'

const workspace = (name: string) => ({
  extends: true as const,
  // Files share a process: what each would load and compile anew, the embedded database above all, is loaded once.
  test: { name, environment: 'node' as const, include: [`${name}/**/*.test.ts`], isolate: false },
})

export default defineConfig({
  test: {
    // A machine that does several things at once is not a failure: what comes is waited for.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Of two processors one would be left idle.
    maxWorkers: '100%',
    projects: [
      ...['contract', 'clinical', 'server', 'web', 'deploy'].map(workspace),
      './web/vitest.config.ts',
      './web/vitest.administration.config.ts',
      './web/vitest.models.config.ts',
    ],
  },
})
