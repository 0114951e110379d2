import { parentPort } from 'node:worker_threads'
import { writeReport } from '@alta/clinical/report/engine'
import { languageField } from '@alta/contract/report'
import * as z from 'zod/mini'

/** The request to the thread: one course at a time. */
const classifyRequest = z.object({ text: z.string(), language: z.nullable(languageField) })

parentPort?.on('message', (message) => {
  const { text, language } = z.parse(classifyRequest, message)
  const { engine, title, patient, stay, warnings, sections, unused, ...report } = writeReport(
    text,
    language === null ? {} : { language },
  )
  parentPort?.postMessage({ engine, title, patient, stay, warnings, sections, unused, language: report.language })
})
