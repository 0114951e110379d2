import { start } from './start.tsx'

const element = document.getElementById('root')
if (element) await start(element)
