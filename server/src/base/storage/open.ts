import type { Config } from '../config.ts'
import type { Files } from '../files.ts'
import { filesOnDisk } from './disk.ts'
import { filesOnS3 } from './s3.ts'

export const openFiles = (config: Config): Files =>
  config.ALTA_FILES_URL === undefined ? filesOnDisk(config.ALTA_DATA_DIR) : filesOnS3(config)
