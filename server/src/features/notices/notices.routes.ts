import * as notices from '@alta/contract/notices'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { userIdOf } from '#base/access'
import { defaultLimit, pageOf, readCursor } from '#base/http/cursor'
import { serve } from '#base/route'
import { countNotices, listNotices, readNotice, readNotices } from './notices.store.ts'

export function noticeRoutes(app: FastifyInstance): void {
  serve(app, notices.list, async ({ db, actor, query }) => {
    const { limit = defaultLimit, cursor, count } = query
    const [user_id, unread] = [userIdOf(actor), query.unread === 'true']
    const found = await listNotices(db, user_id, { unread, limit, before: readCursor(cursor) })
    return {
      ...pageOf(found, limit, ({ notice_id }) => notice_id),
      ...(count && { total: await countNotices(db, user_id, unread) }),
    }
  })
  serve(app, notices.read, async ({ db, actor, params, now }) => {
    if (!(await readNotice(db, params.notice_id, { user_id: userIdOf(actor), now }))) throw new Problem('not-found')
    return null
  })
  serve(app, notices.readAll, async ({ db, actor, now, note }) => {
    note({ read: await readNotices(db, userIdOf(actor), now) })
    return null
  })
}
