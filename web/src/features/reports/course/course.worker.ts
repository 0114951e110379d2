import { courseText } from './course-text.ts'
import { readRequest, type WorkerReply } from './worker-reply.ts'

const answer = async (data: unknown): Promise<WorkerReply> => {
  try {
    const { kind, bytes } = readRequest(data)
    return { text: await courseText(kind, new Uint8Array(bytes)) }
  } catch {
    return { problem: 'unreadable' }
  }
}

self.addEventListener('message', ({ data }) => {
  void answer(data).then((reply) => self.postMessage(reply))
})
