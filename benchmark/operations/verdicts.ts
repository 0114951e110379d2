// Records a check and prints one line for it.

export type RecordCheck = (name: string, holds: boolean, figures?: string) => void

export function verdicts() {
  const failed: string[] = []
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const check: RecordCheck = (name, holds, figures) => {
    if (!holds) failed.push(name)
    say(`${holds ? 'pass' : 'FAIL'} ${name}${figures === undefined ? '' : `: ${figures}`}`)
  }
  const conclude = (): number => {
    say(failed.length === 0 ? 'everything holds' : `${failed.length} do not hold`)
    return failed.length === 0 ? 0 : 1
  }
  return { say, check, conclude }
}
