import { readFileSync } from 'node:fs'
import { writeReport } from './report/engine.ts'
import { countWords } from './text/words.ts'
