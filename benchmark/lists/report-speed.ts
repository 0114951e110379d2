// How long the list of reports takes at the API: pages, orders, searches in the courses, filters. 10,000 reports on the
// embedded database, or as many as said on the PostgreSQL of DATABASE_URL. npm run bench:report-list [-- REPORTS LIMIT_MS]
import { timeList } from './time-list.ts'

const reports = process.argv[2] ?? '10000'
const orders = ['created_at', '-created_at', 'title', '-title', 'generation_seconds', '-generation_seconds']
const words = ['informe', 'fiebre', 'informe 4711', 'amoxicilina', 'dia', 'pacient febre', 'zzz', 'o']
const filters = [
  'needs_review=true',
  'status=failed',
  'language=ca&rating=good',
  'review_state=signed&from=2026-01-01',
  'needs_review=true&q=fiebre',
]

await timeList({
  name: `${reports} reports`,
  path: '/api/v0/discharge-reports',
  filling: ['50', reports],
  kinds: {
    'first page': 'count=true',
    ...Object.fromEntries(orders.map((sort) => [`by ${sort}`, `sort=${sort}`])),
    ...Object.fromEntries(words.map((q) => [`search "${q}"`, `q=${encodeURIComponent(q)}&count=true`])),
    ...Object.fromEntries(filters.map((filter) => [filter, `${filter}&count=true`])),
  },
  sort: '-created_at',
  limit_ms: Number(process.argv[3] ?? 80),
})
