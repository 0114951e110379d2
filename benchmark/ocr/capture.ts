import { recognitions } from './recognitions.ts'
import { measuredPages, trainingPages } from './training-pages.ts'
const [what = 'train', count = '36'] = process.argv.slice(2)
await recognitions(
  what === 'train' ? trainingPages(Number(count)) : measuredPages(['es-11', 'ca-11', 'en-11']).map(({ page }) => page),
)
