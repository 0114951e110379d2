import { start } from './start.tsx'

// All modules have just been evaluated: the browser may draw first what is in the page, or both block it as one.
await new Promise((resolve) => setTimeout(resolve))
const element = document.getElementById('root')
if (element) await start(element)
