// Memory and processor time of processes as Linux counts them. Other work on the machine does not change the processor
// time.
import fs from 'node:fs'

const ticks_per_second = 100

/**
 * The processor time in seconds: utime and stime of proc(5), which follow a name that may contain spaces. 0 for a
 * process that has ended.
 */
export function processorOf(pid: number): number {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticks_per_second
  } catch {
    return 0
  }
}

/** The resident memory in megabytes; 0 for a process that has ended. */
export function residentOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** The ids of a process and all its descendants. */
function treeOf(pid: number): number[] {
  try {
    const tasks = fs.readdirSync(`/proc/${pid}/task`)
    const children = tasks.flatMap((task) => {
      const listed = fs.readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim()
      return listed === '' ? [] : listed.split(' ').map(Number)
    })
    return [pid, ...children.flatMap(treeOf)]
  } catch {
    return [pid]
  }
}
export const sumOf = (pid: number, of: (pid: number) => number) => treeOf(pid).reduce((sum, each) => sum + of(each), 0)

/** The pid of PostgreSQL's main process, found by the arguments with which it was started; 0 if there is none. */
export function postgresqlOf(words: string): number {
  for (const entry of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const line = fs.readFileSync(`/proc/${entry}/cmdline`, 'utf8').split('\0')
      if (line[0]?.endsWith('postgres') && line.join(' ').includes(words)) return Number(entry)
    } catch {
      // The process has ended.
    }
  }
  return 0
}
