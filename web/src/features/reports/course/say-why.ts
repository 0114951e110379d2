import { limits } from '@alta/contract/limits'
import { fieldErrorTexts, problemTexts } from '../../../base/problems.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { formTexts } from '../generate/form.texts.ts'
import type { RefusedFile } from './use-course-reader.ts'

const megabytes = (bytes: number) => bytes / (1024 * 1024)

/** Says in words why a file was refused. */
export const useSayWhy = () => {
  const say = useTexts(formTexts)
  const sayProblem = useTexts(problemTexts)
  const sayField = useTexts(fieldErrorTexts)
  return (why: RefusedFile['why']): string => {
    if (why === 'too_large') return say(why, { megabytes: megabytes(limits.document_file_bytes) })
    if (why === 'too_much') return say(why, { megabytes: megabytes(limits.course_files_bytes) })
    if (why === 'too_many_files') return say(why, { most: limits.course_files_max })
    if (typeof why === 'string') return say(why)
    const { code, errors } = asProblem(why.error)
    if (code === 'payload-too-large') return say('too_long_file')
    const [first] = errors
    return code === 'validation-failed' && first ? sayField(first.code) : sayProblem(code)
  }
}
