import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeConfig, isLocal, publicUrl, readConfig } from './config.ts'

describe('the configuration', () => {
  it('needs no variable to be set', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      ALTA_DATA_DIR: './data',
      ALTA_ROLE: 'all',
      ALTA_REGISTRATION: 'open',
      ALTA_SESSION_IDLE_MINUTES: 60,
      ALTA_SESSION_ABSOLUTE_MINUTES: 720,
    })
  })

  it.each([
    [{ PORT: 'http' }, 'Configuration: PORT must be a whole number.'],
    [{ PORT: '70000' }, 'Configuration: PORT must be between 0 and 65535.'],
    [{ DATABASE_URL: 'mysql://a/b' }, 'Configuration: DATABASE_URL must be an address that begins with'],
    [{ ALTA_ROLE: 'boss' }, 'Configuration: ALTA_ROLE must be one of all, web, worker.'],
    [{ ALTA_ROLE: 'worker' }, 'only PostgreSQL can be shared'],
    [{ ALTA_REGISTRATION: 'domain' }, 'ALTA_REGISTRATION_DOMAINS names none'],
    [{ ALTA_ADMIN_EMAIL: 'a@b.example' }, 'belong together'],
    [{ ALTA_ADMIN_EMAIL: 'nobody', ALTA_ADMIN_PASSWORD: 'x' }, 'ALTA_ADMIN_EMAIL must be an email address'],
    [{ ALTA_MODEL_URL: 'http://127.0.0.1:11434/v1' }, 'ALTA_MODEL_URL and ALTA_MODEL_NAME belong together'],
    [{ ALTA_MODEL_NAME: 'llama' }, 'ALTA_MODEL_URL and ALTA_MODEL_NAME belong together'],
    [{ ALTA_MODEL_URL: 'http://ada:x@llm.example' }, 'ALTA_MODEL_URL must carry no user or password'],
    [{ ALTA_MODEL_KEY: 'two words' }, 'ALTA_MODEL_KEY must be one word of plain characters'],
    [{ ALTA_TRUSTED_PROXIES: '10.0.0.0/33' }, 'ALTA_TRUSTED_PROXIES must be addresses or CIDR ranges parted by commas'],
    [{ ALTA_MODEL_IDLE_TIMEOUT: '301' }, 'ALTA_MODEL_IDLE_TIMEOUT must be between 1 and 300'],
    [{ ALTA_MODEL_PRICE_INPUT: '0,15' }, 'ALTA_MODEL_PRICE_INPUT must be a number such as 0.15'],
    [{ ALTA_EMBEDDING_URL: 'http://127.0.0.1:11434/v1' }, 'ALTA_EMBEDDING_URL and ALTA_EMBEDDING_NAME belong together'],
    [{ ALTA_EMBEDDING_NAME: 'bge-m3' }, 'ALTA_EMBEDDING_URL and ALTA_EMBEDDING_NAME belong together'],
    [{ ALTA_EMBEDDING_URL: 'localhost', ALTA_EMBEDDING_NAME: 'x' }, 'ALTA_EMBEDDING_URL must be an address'],
    [{ ALTA_PUBLIC_URL: 'alta.example' }, 'ALTA_PUBLIC_URL must be an address'],
    [{ ALTA_METRICS_TOKEN_FILE: '/nowhere/token' }, 'ALTA_METRICS_TOKEN_FILE names a file that cannot be read'],
    [{ ALTA_METRICS_TOKEN_FILE: '/x', ALTA_METRICS_TOKEN: 'y' }, 'keep one of them'],
  ])('refuses %o in one line that names the variable and the reason', (environment, reason) => {
    expect(() => readConfig(environment)).toThrow(reason)
  })

  it('never repeats a refused value, which may be a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'hunter2' })).toThrow(/^(?!.*hunter2)/)
  })

  it.each(['off', 'closed'])('takes registration "%s" as closed', (mode) => {
    expect(readConfig({ ALTA_REGISTRATION: mode }).ALTA_REGISTRATION).toBe('closed')
  })

  it.each([
    [{}, true],
    [{ HOST: '::1', ALTA_PUBLIC_URL: 'http://localhost:8080' }, true],
    [{ ALTA_PUBLIC_URL: 'http://[::1]:8080' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ ALTA_PUBLIC_URL: 'https://alta.example' }, false],
  ])('knows whether the server can be reached from this machine only: %o', (environment, local) => {
    expect(isLocal(readConfig(environment))).toBe(local)
  })

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8080 })
  })

  it('reads secrets from files', () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'alta-')), 'token')
    fs.writeFileSync(file, 's3cret\n')
    expect(readConfig({ ALTA_METRICS_TOKEN_FILE: file }).ALTA_METRICS_TOKEN).toBe('s3cret')
  })

  it('reads every secret from a file, and docs/operations.md says so for each', () => {
    const operations = fs.readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
    const names = [...describeConfig(readConfig({})).matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
    const secret = names.filter((name) => /^DATABASE_URL$|_(KEY|SECRET|PASSWORD|TOKEN)$/.test(name))
    expect(secret.length).toBeGreaterThan(9)
    for (const name of secret) {
      expect(() => readConfig({ [`${name}_FILE`]: '/nowhere' })).toThrow(
        `${name}_FILE names a file that cannot be read`,
      )
      expect(operations).toContain(`\`${name}_FILE\``)
    }
  })

  it('takes an endpoint for embeddings with its model, and reads its key from a file', () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'alta-')), 'key')
    fs.writeFileSync(file, 's3cret\n')
    const address = { ALTA_EMBEDDING_URL: 'http://127.0.0.1:11434/v1/', ALTA_EMBEDDING_NAME: 'bge-m3' }
    const config = readConfig({ ...address, ALTA_EMBEDDING_KEY_FILE: file })
    expect([config.ALTA_EMBEDDING_URL, config.ALTA_EMBEDDING_KEY]).toEqual(['http://127.0.0.1:11434/v1', 's3cret'])
    expect(describeConfig(config)).not.toContain('s3cret')
  })

  it('takes an endpoint for language models with its prices, and reads its key from a file', () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'alta-')), 'key')
    fs.writeFileSync(file, 's3cret\n')
    const address = { ALTA_MODEL_URL: 'http://127.0.0.1:11434/v1/', ALTA_MODEL_NAME: 'llama' }
    const prices = { ALTA_MODEL_PRICE_INPUT: '0.15', ALTA_MODEL_PRICE_OUTPUT: '2' }
    const config = readConfig({
      ...address,
      ...prices,
      ALTA_MODEL_KEY_FILE: file,
      ALTA_MODEL_CHOICES: 'Qwen/Qwen3-8B, b',
    })
    expect(config).toMatchObject({
      ALTA_MODEL_URL: 'http://127.0.0.1:11434/v1',
      ALTA_MODEL_KEY: 's3cret',
      ALTA_MODEL_CHOICES: ['Qwen/Qwen3-8B', 'b'],
      ALTA_MODEL_CONTEXT: 8192,
      ALTA_MODEL_PRICE_INPUT: 0.15,
      ALTA_MODEL_PRICE_OUTPUT: 2,
    })
    expect(describeConfig(config)).not.toContain('s3cret')
  })

  it('takes the minutes after which people authenticate again, or off', () => {
    expect(readConfig({}).ALTA_REAUTHENTICATION).toBeNull()
    expect(readConfig({ ALTA_REAUTHENTICATION: 'off' }).ALTA_REAUTHENTICATION).toBeNull()
    expect(readConfig({ ALTA_REAUTHENTICATION: '10' }).ALTA_REAUTHENTICATION).toBe(10)
    expect(describeConfig(readConfig({}))).toContain('ALTA_REAUTHENTICATION=off')
    for (const wrong of ['0', '1441', '-5', '1.5', 'on', 'ten'])
      expect(() => readConfig({ ALTA_REAUTHENTICATION: wrong })).toThrow('must be off, or minutes from 1 to 1440')
  })

  it('requires a second factor only where one can be set up', () => {
    const DATABASE_URL = 'postgres://alta@db/alta'
    const environment = { DATABASE_URL, ALTA_SECOND_FACTOR: 'everybody' }
    expect(() => readConfig(environment)).toThrow('ALTA_SECOND_FACTOR needs ALTA_SECRET_KEY')
    expect(() => readConfig({ ...environment, ALTA_SECRET_KEY: 'too short' })).toThrow(
      'must have 32 characters or more',
    )
    const config = readConfig({ ...environment, ALTA_SECRET_KEY: 'k'.repeat(32) })
    expect(config.ALTA_SECOND_FACTOR).toBe('everybody')
    expect(describeConfig(config)).not.toContain('kkkk')
  })

  it('explains every variable and masks the secrets', () => {
    const text = describeConfig(readConfig({ DATABASE_URL: 'postgres://alta:hunter2@db/alta' }))
    expect(text).toContain('DATABASE_URL=********')
    expect(text).toContain('PORT=8080\n    Port the server listens on')
    expect(text).toContain('ALTA_PUBLIC_URL=(unset)')
    expect(text).not.toContain('hunter2')
  })

  it('knows the address under which people reach the server', () => {
    expect(publicUrl(readConfig({}), 8081)).toBe('http://127.0.0.1:8081')
    expect(publicUrl(readConfig({ HOST: '0.0.0.0' }), 80)).toBe('http://localhost:80')
    expect(publicUrl(readConfig({ ALTA_PUBLIC_URL: 'https://alta.example/' }), 80)).toBe('https://alta.example')
  })
})
