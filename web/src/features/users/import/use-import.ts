import type { EndpointResponse } from '@alta/contract/endpoint'
import { limits } from '@alta/contract/limits'
import * as assignments from '@alta/contract/assignments'
import * as users from '@alta/contract/users'
import { useState } from 'react'
import { sendFile } from '../../../base/api.ts'
import { refresh } from '../../../base/queries.ts'
import { countRows } from './csv.ts'

export type ImportAnswer = EndpointResponse<typeof users.importFile>

/** The chosen file, read once: what was checked is what is imported, whatever happens to it on the disk. */
interface ImportFile {
  readonly name: string
  readonly bytes: Blob
}

type ImportFault = 'not_csv' | 'too_big' | 'too_many' | 'no_rows' | 'unreadable'

export type ImportStep =
  | { readonly at: 'choosing'; readonly fault?: { readonly why: ImportFault; readonly rows: number } }
  | { readonly at: 'checking' }
  | { readonly at: 'check_failed'; readonly error: unknown }
  | { readonly at: 'checked'; readonly answer: ImportAnswer; readonly error: unknown }
  | { readonly at: 'importing'; readonly answer: ImportAnswer }
  | { readonly at: 'done'; readonly answer: ImportAnswer }

export const changesIn = ({ counts }: ImportAnswer) => counts.created + counts.assigned

/** What can be said of a file before anything is sent. */
async function read(file: File): Promise<ImportFile | { readonly why: ImportFault; readonly rows: number }> {
  if (!/\.csv$/i.test(file.name)) return { why: 'not_csv', rows: 0 }
  if (file.size > limits.import_file_bytes) return { why: 'too_big', rows: 0 }
  try {
    const bytes = new Blob([await file.arrayBuffer()], { type: 'text/csv' })
    const rows = countRows(await bytes.text())
    if (rows === 0) return { why: 'no_rows', rows }
    return rows > limits.import_rows ? { why: 'too_many', rows } : { name: file.name, bytes }
  } catch {
    return { why: 'unreadable', rows: 0 }
  }
}

/** The import from choosing a file to its links. A failure keeps the file and what was found out about it. */
export function useImport() {
  const [chosen, setChosen] = useState<ImportFile | null>(null)
  const [step, setStep] = useState<ImportStep>({ at: 'choosing' })

  const check = async ({ bytes: file }: ImportFile) => {
    setStep({ at: 'checking' })
    try {
      const answer = await sendFile(users.importFile, { query: { dry_run: 'true' } }, { file })
      setStep({ at: 'checked', answer, error: null })
    } catch (error) {
      setStep({ at: 'check_failed', error })
    }
  }
  const choose = async (file: File) => {
    const found = await read(file)
    if ('why' in found) {
      setStep({ at: 'choosing', fault: found })
      return
    }
    setChosen(found)
    await check(found)
  }
  const run = async (reason: string) => {
    if (!chosen || step.at !== 'checked') return
    const { answer: expected } = step
    setStep({ at: 'importing', answer: expected })
    try {
      const answer = await sendFile(
        users.importFile,
        { query: {}, ...(reason !== '' && { typed: { reason } }) },
        { file: chosen.bytes },
      )
      setStep({ at: 'done', answer })
      for (const list of [users.list, assignments.list]) void refresh(list)
    } catch (error) {
      setStep({ at: 'checked', answer: expected, error })
    }
  }
  return {
    step,
    name: chosen?.name ?? '',
    choose: (file: File) => void choose(file),
    again: () => {
      if (chosen) void check(chosen)
    },
    restart: () => {
      setChosen(null)
      setStep({ at: 'choosing' })
    },
    run: (reason: string) => void run(reason),
  }
}
