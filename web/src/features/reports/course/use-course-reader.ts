import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeHanded } from '../../../base/reports/handover.ts'
import { changeDraft, useDraft } from '../form/draft-store.ts'
import { withFile } from '../form/draft.ts'
import { checkFile, type FileFault, isKind } from './course-file.ts'
import { readCourse } from './read-course.ts'

/** A file that was not taken, and why. */
export interface RefusedFile {
  readonly key: number
  readonly filename: string
  readonly why: FileFault | { readonly error: unknown }
}

/**
 * Reads dropped or chosen files into the draft, one after the other. What was read before stays, and what is refused
 * keeps nothing else from being read.
 */
export const useCourseReader = (organisation_id: string) => {
  const [reading, setReading] = useState<string | null>(null)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const waiting = useRef<File[]>([])
  const isReading = useRef(false)
  const leaving = useRef<AbortController | null>(null)
  const refuse = (file: File, why: RefusedFile['why']) =>
    setRefused((before) => [...before, { key: Math.random(), filename: file.name, why }])
  const take = async (file: File, signal: AbortSignal) => {
    const kind = checkFile(file, useDraft.getState().draft.files)
    if (!isKind(kind)) return refuse(file, kind)
    setReading(file.name)
    try {
      const read = await readCourse(file, { kind, organisation_id, signal })
      changeDraft({ way: 'file', ...withFile(useDraft.getState().draft, read) })
    } catch (error) {
      if (!signal.aborted) refuse(file, { error })
    }
  }
  const read = async (files: readonly File[]) => {
    waiting.current.push(...files)
    setRefused([])
    if (isReading.current) return
    isReading.current = true
    leaving.current = new AbortController()
    const { signal } = leaving.current
    for (let next = waiting.current.shift(); next && !signal.aborted; next = waiting.current.shift())
      await take(next, signal)
    isReading.current = false
    setReading(null)
  }
  const receive = useEffectEvent(() => {
    const files = takeHanded()
    if (files.length > 0) void read(files)
  })
  useEffect(() => {
    const timer = setTimeout(receive)
    return () => {
      clearTimeout(timer)
      leaving.current?.abort()
    }
  }, [])
  const forget = (key: number) => setRefused((before) => before.filter((each) => each.key !== key))
  return { reading, refused, read, forget, forgetAll: () => setRefused([]) }
}
