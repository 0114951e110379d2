import type { ReadingProgress } from '@alta/contract/course-files'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeDroppedFiles } from '../../../base/reports/dropped-files.ts'
import { changeDraft, useDraft } from '../generate/draft-store.ts'
import { withFile } from '../generate/draft.ts'
import { changeReadings, countUnread } from '../generate/reading-store.ts'
import { checkFile, type CourseFileFault, isKind } from './course-file.ts'
import { readCourse } from './read-course.ts'

/** A file that is being read; its pages where they are pictures. */
export interface FileInHand {
  readonly name: string
  readonly progress: ReadingProgress | null
}

/** A file that was not taken, and why. */
export interface RefusedFile {
  readonly key: number
  readonly filename: string
  readonly why: CourseFileFault | { readonly error: unknown }
}

const useRefused = () => {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  return {
    refused,
    refuse: (file: File, why: RefusedFile['why']) => {
      countUnread()
      setRefused((before) => [...before, { key: Math.random(), filename: file.name, why }])
    },
    forget: (key: number) => setRefused((before) => before.filter((each) => each.key !== key)),
    forgetAll: () => setRefused([]),
  }
}

/**
 * Reads dropped or chosen files into the draft, one after the other. Files that were read before stay, and a refused
 * file does not keep the others from being read.
 */
export const useCourseReader = (organisation_id: string) => {
  const [reading, setReading] = useState<FileInHand | null>(null)
  const [cancelled, setCancelled] = useState<string | null>(null)
  const { refused, refuse, forget, forgetAll } = useRefused()
  const waiting = useRef<File[]>([])
  const isReading = useRef(false)
  const leaving = useRef<AbortController | null>(null)
  const cancelling = useRef<AbortController | null>(null)
  const take = async (file: File, left: AbortSignal) => {
    const kind = checkFile(file, useDraft.getState().draft.files)
    if (!isKind(kind)) return refuse(file, kind)
    setReading({ name: file.name, progress: null })
    changeReadings({ file: file.name })
    cancelling.current = new AbortController()
    const signal = AbortSignal.any([left, cancelling.current.signal])
    const onProgress = (progress: ReadingProgress) => setReading({ name: file.name, progress })
    try {
      const read = await readCourse(file, { kind, organisation_id, signal, onProgress })
      changeDraft({ way: 'file', ...withFile(useDraft.getState().draft, read) })
    } catch (error) {
      if (!signal.aborted) refuse(file, { error })
    }
  }
  const read = async (files: readonly File[]) => {
    waiting.current.push(...files)
    forgetAll()
    setCancelled(null)
    if (isReading.current) return
    isReading.current = true
    leaving.current = new AbortController()
    const { signal } = leaving.current
    for (let next = waiting.current.shift(); next && !signal.aborted; next = waiting.current.shift())
      await take(next, signal)
    isReading.current = false
    // Another form may be reading by now.
    if (signal.aborted) return
    setReading(null)
    changeReadings({ file: null })
  }
  const receive = useEffectEvent(() => {
    const files = takeDroppedFiles()
    if (files.length > 0) void read(files)
  })
  useEffect(() => {
    const timer = setTimeout(receive)
    return () => {
      clearTimeout(timer)
      leaving.current?.abort()
      changeReadings({ file: null })
    }
  }, [])
  /** Gives up the file in hand; those behind it are read. */
  const cancel = () => {
    setCancelled(reading?.name ?? null)
    countUnread()
    cancelling.current?.abort()
  }
  return { reading, cancel, cancelled, refused, read, forget, forgetAll }
}
