import { browserTests } from './browser-tests.ts'

/** One story from an empty database on. */
export default await browserTests({ name: 'screens', include: ['src/start.test.tsx'], bail: 1 })
