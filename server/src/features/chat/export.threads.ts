import type { PrintableChat } from '@alta/clinical/document/chat-tree'
import type { chatExportFormats } from '@alta/contract/chat'
import * as z from 'zod/mini'
import type { WorkerBounds, WorkersOf, WorkerTask } from '#base/worker-pool'

export type ChatExportFormat = keyof typeof chatExportFormats

export interface ChatToPrint extends PrintableChat {
  readonly format: ChatExportFormat
  /** ISO instant of the export. */
  readonly time: string
}

export type PrintChat = (options: Omit<WorkerTask, 'message'>, chat: ChatToPrint) => Promise<Uint8Array>

const printed = z.instanceof(Uint8Array)

/** Questions and answers as a file. */
export function printThreads(workersOf: WorkersOf, bounds: WorkerBounds): PrintChat {
  const script = new URL('./export.worker.ts', import.meta.url)
  const { run } = workersOf({ ...bounds, script, asked_by: 'requests' })
  return async (options, chat) => z.parse(printed, await run({ ...options, message: chat }))
}
