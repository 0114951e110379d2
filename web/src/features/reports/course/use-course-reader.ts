import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeHanded } from '../../../base/reports/handover.ts'
import { changeDraft } from '../form/draft-store.ts'
import type { CourseProblem } from './course-file.ts'
import { readCourse } from './read-course.ts'

export type CourseFault = CourseProblem | 'one_file'

/** Reads dropped or chosen files into the draft. What was read before stays until something better is there. */
export const useCourseReader = () => {
  const [reading, setReading] = useState<string | null>(null)
  const [fault, setFault] = useState<CourseFault | null>(null)
  const latest = useRef(0)
  const read = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    latest.current += 1
    const mine = latest.current
    setFault(null)
    if (files.length > 1) {
      setReading(null)
      setFault('one_file')
      return
    }
    setReading(file.name)
    const began = performance.now()
    const result = await readCourse(file)
    if (mine !== latest.current) return
    setReading(null)
    if ('problem' in result) setFault(result.problem)
    else {
      const seconds = (performance.now() - began) / 1000
      changeDraft({ way: 'file', file: { filename: file.name, bytes: file.size, seconds, text: result.text } })
    }
  }
  const receive = useEffectEvent(() => {
    const file = takeHanded()
    if (file) void read([file])
  })
  useEffect(() => {
    const timer = setTimeout(receive)
    return () => clearTimeout(timer)
  }, [])
  return { reading, fault, read, forgetFault: () => setFault(null) }
}
