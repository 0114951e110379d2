import { parentPort } from 'node:worker_threads'
import { chatTree } from '@alta/clinical/document/chat-tree'
import { treeDocx } from '@alta/clinical/document/docx'
import { moment } from '@alta/clinical/document/imprint'
import { writeMarkdown } from '@alta/clinical/document/markdown'
import type { ChatToPrint } from './export.threads.ts'

async function printed({ format, time, ...chat }: ChatToPrint): Promise<Uint8Array> {
  const tree = chatTree(chat)
  if (format === 'markdown') return new TextEncoder().encode(writeMarkdown(tree))
  const { title, language } = chat
  return await treeDocx(tree, { title, language, time, mark: null, foot: [moment(time, language)] })
}

parentPort?.on('message', async (chat: ChatToPrint) => parentPort?.postMessage(await printed(chat)))
