import { parentPort } from 'node:worker_threads'
import { checkerOf } from '@alta/clinical/evidence/check'
import { editRatio } from '@alta/clinical/evidence/edit-ratio'
import { parseMarkdown } from '@alta/clinical/document/markdown'
import { sectionKeyField } from '@alta/contract/report'
import { correctedSection } from '@alta/contract/review'
import * as z from 'zod/mini'

const asked = z.object({
  source_text: z.string(),
  sections: z.array(z.object({ key: sectionKeyField, generated: correctedSection, markdown: z.string() })),
})

/** Readable: it does not exhaust the parser, and leaves the first two levels of headings to title and sections. */
function isReadable(markdown: string): boolean {
  try {
    return parseMarkdown(markdown).children.every((node) => node.type !== 'heading' || node.depth > 2)
  } catch {
    return false
  }
}

parentPort?.on('message', (message) => {
  const { source_text, sections } = z.parse(asked, message)
  const check = checkerOf(source_text)
  const checked = sections.map(({ key, generated, markdown }) => ({
    key,
    written: isReadable(markdown)
      ? { items: check(markdown, generated.items), edit_ratio: editRatio(generated.markdown, markdown) }
      : null,
  }))
  parentPort?.postMessage(checked)
})
