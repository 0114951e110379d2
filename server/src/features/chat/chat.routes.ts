import * as chat from '@alta/contract/chat'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { serve } from '#base/route'
import type { Services } from '#base/services'
import type { AnswerJob, ReadReportsJob } from './answer.jobs.ts'
import { exportRoute } from './export.routes.ts'
import type { PrintChat } from './export.threads.ts'
import { messageRoutes } from './messages.routes.ts'
import { loadSession } from './session.record.ts'
import { sessionRoutes } from './sessions.routes.ts'
import { findReportText } from './texts.store.ts'

interface ChatJobs {
  readonly answer: AnswerJob
  readonly readReports: ReadReportsJob
  /** Starts what answers, where this process runs jobs. */
  readonly getReady: (services: Services) => void
}

export function chatRoutes(app: FastifyInstance, { answer, readReports, getReady }: ChatJobs, print: PrintChat): void {
  sessionRoutes(app, readReports, getReady)
  messageRoutes(app, answer)
  serve(app, chat.reportText, {
    load: loadSession,
    handle: async ({ record: session, db, params, query, note }) => {
      note({ revision: query.revision })
      const { discharge_report_id } = params
      const found = await findReportText(db, session, { discharge_report_id, revision: query.revision })
      if (!found) throw new Problem('not-found')
      return found
    },
  })
  exportRoute(app, print)
}
