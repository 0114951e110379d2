import { limits } from '@alta/contract/limits'

export type CourseKind = 'txt' | 'docx'
export type CourseProblem = 'unsupported' | 'unreadable' | 'too_large' | 'empty'

/** The kind of course a file holds, by its name, or what speaks against reading it at all. `size` in bytes. */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): CourseKind | CourseProblem => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (extension !== 'txt' && extension !== 'docx') return 'unsupported'
  if (size > limits.course_file_bytes) return 'too_large'
  return size === 0 ? 'empty' : extension
}

export const isKind = (checked: CourseKind | CourseProblem): checked is CourseKind =>
  checked === 'txt' || checked === 'docx'
