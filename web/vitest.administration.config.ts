import { browserTests } from './browser-tests.ts'

/** Screens among the invented people of the demonstration; each file makes the records it changes. */
export default await browserTests({
  name: 'administration',
  include: ['src/features/**/*.test.tsx', 'src/base/**/*.test.tsx', 'src/gallery/**/*.test.tsx'],
  exclude: ['**/*.model.test.tsx'],
  bail: 0,
})
