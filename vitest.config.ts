import { defineConfig } from 'vitest/config'

const workspace = (name: string) => ({
  extends: true as const,
  test: { name, environment: 'node' as const, include: [`${name}/**/*.test.ts`] },
})

export default defineConfig({
  test: {
    projects: [
      ...['contract', 'clinical', 'server', 'web'].map(workspace),
      './web/vitest.config.ts',
      './web/vitest.administration.config.ts',
      './web/vitest.models.config.ts',
    ],
  },
})
