import 'react-dom/client'
import { nextTask } from './base/next-task.ts'

// All files of the first page would run as one task and block it: what is imported above has run by now, and the rest
// runs in a task of its own. It has been fetched meanwhile (first-files-plugin.ts).
await nextTask()
const { start } = await import('./start.tsx')
await nextTask()
const element = document.getElementById('root')
if (element) await start(element)
