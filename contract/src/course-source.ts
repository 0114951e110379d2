import * as z from 'zod/mini'
import { line } from './fields.ts'
import { limits } from './limits.ts'
import { uncertainWord } from './recognised.ts'

const filename = line(1, 255)

/** Base64 of a file of at most `course_file_bytes`: four characters for three bytes. */
const base64 = z.string().check(z.maxLength(Math.ceil(limits.course_file_bytes / 3) * 4))

/** The same values as `POST /course-files` answered for the text. */
const uncertain = z.optional(z.array(uncertainWord).check(z.maxLength(limits.uncertain_words)))

const fileParts = z.union([
  z.strictObject({
    text: z.string().check(z.minLength(1), z.maxLength(limits.course_characters_max)),
    filename: z.optional(filename),
    uncertain,
  }),
  z.strictObject({ file_base64: base64, filename }),
])

/**
 * The text (read before by `POST /course-files`, or pasted), the raw file (service credentials), or several of either,
 * which make one course.
 */
export const courseSource = z.union([
  z.strictObject({
    text: z.string().check(z.minLength(limits.course_characters_min), z.maxLength(limits.course_characters_max)),
    filename: z.optional(filename),
    uncertain,
  }),
  z.strictObject({ file_base64: base64, filename }),
  z.strictObject({
    files: z.array(fileParts).check(z.minLength(1), z.maxLength(limits.course_files_max)),
    /**
     * The files are put in the order of their notes' days unless another order is requested; a file without a day stays
     * behind the one given before it.
     */
    order: z.optional(z.enum(['by_day', 'as_given'])),
  }),
])
export type CourseSource = z.infer<typeof courseSource>
