import { browserTests } from './browser-tests.ts'

/** Screens among the same people where a language model may write: a stand-in that behaves as its name says. */
export default await browserTests({ name: 'models', include: ['src/**/*.model.test.tsx'], bail: 0 })
