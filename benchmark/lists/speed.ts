// How long the list of users takes at the API: pages, orders, searches, filters. 10,000 users on the embedded database,
// or as many as said on the PostgreSQL of DATABASE_URL. npm run bench:list-speed [-- USERS LIMIT_MS]
import { timeList } from './time-list.ts'

const users = process.argv[2] ?? '10000'
const orders = ['name', '-name', 'email', '-email', 'created_at', '-created_at', 'last_login_at', '-last_login_at']
const words = ['nuria', 'belas', 'nur bel', 'person4711', 'valdearce', 'zzz', 'o', 'ibanez sola']

await timeList({
  name: `${users} users`,
  path: '/api/v0/users',
  filling: [users],
  kinds: {
    'first page': 'count=true',
    ...Object.fromEntries(orders.map((sort) => [`by ${sort}`, `sort=${sort}`])),
    ...Object.fromEntries(words.map((q) => [`search "${q}"`, `q=${encodeURIComponent(q)}&sort=name&count=true`])),
    'filtered by state and level': 'active=false&level=member&sort=name&count=true',
  },
  sort: 'name',
  limit_ms: Number(process.argv[3] ?? 40),
})
