import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** The log that a separate process writes. */
const linesOf = (script: string): readonly string[] => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'log.ts'))
  const source = `import { openLog } from ${module}; const log = openLog({ ALTA_LOG_LEVEL: 'info' }); ${script}`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8' })
  return output.trim().split('\n')
}

describe('the log', () => {
  it('redacts texts and secrets at any depth', () => {
    const [line] = linesOf(`log.info({ body: { a: 'fiebre' }, report: { text: 'fiebre', id: 7 }, password: 'fiebre',
      request: { headers: { authorization: 'fiebre' } } }, 'made')`)
    expect(line).not.toContain('fiebre')
    expect(line).toContain('"id":7')
  })

  it('keeps what identifies an error, not the values that PostgreSQL quotes', () => {
    const [line] = linesOf(`const error = Object.assign(new Error('duplicate key'),
      { code: '23505', constraint: 'users_email', detail: 'Key (email)=(ana@ward.example) exists', where: 'ana' })
      log.error({ err: error }, 'failed')`)
    expect(line).toContain('users_email')
    expect(line).toContain('duplicate key')
    expect(line).not.toContain('ana')
  })

  it('contains no part of a text that could not be parsed', () => {
    const [line] = linesOf(
      `try { JSON.parse('Rosa ingresa por fiebre') } catch (error) { log.error({ err: error }, 'no') }`,
    )
    expect(line).toMatch(/"type":"SyntaxError".*\[eval1\]/)
    expect(line).not.toMatch(/Rosa|fiebre/)
  })

  it('writes nothing below its level', () => {
    expect(linesOf(`log.debug('no'); log.warn('yes')`)).toHaveLength(1)
  })
})
