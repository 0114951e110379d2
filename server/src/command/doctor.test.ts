import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#base/config'
import { openEmbeddingEndpoint } from '../contract-tests/embedding-endpoint.ts'
import { type StandInOptions, startModelEndpoint } from '../contract-tests/model-endpoint.ts'
import { runCommand } from './commands.ts'
import { embeddingChecks, modelChecks } from './doctor-model.ts'
import { runChecks, registrationState } from './doctor.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const close of closing.splice(0)) await close()
})

/** The findings about models and embeddings under this configuration, and how many of them are wrong. */
async function runDoctor(environment: Record<string, string>) {
  const config = readConfig(environment)
  let output = ''
  const terminal = { write: async (content: unknown) => void (output += String(content)), complain: () => undefined }
  const wrong = await runChecks([modelChecks(config), embeddingChecks(config)], terminal)
  return { wrong, lines: output.trim().split('\n') }
}

async function endpoint(options: StandInOptions = {}) {
  const started = await startModelEndpoint(options)
  closing.push(started.close)
  return { ALTA_MODEL_URL: started.url, ALTA_MODEL_NAME: 'stand-in' }
}

describe('alta doctor', () => {
  it('checks everything the server needs, and endpoints only when they are configured', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alta-doctor-'))
    closing.push(() => rm(folder, { recursive: true }))
    vi.stubEnv('ALTA_DATA_DIR', folder)
    let output = ''
    const complaints: string[] = []
    const terminal = {
      write: async (content: unknown) => void (output += String(content)),
      complain: (line: string) => void complaints.push(line),
    }
    expect(await runCommand(['doctor'], terminal)).toBe(0)
    expect(output).toMatch(
      /^ok {5}disk: .*\nok {5}database: .*\nok {5}files: .*\nok {5}keys: .*\nok {5}contents: .*\n(?:ok|warn) +readers: .*\nok {5}ocr: .*en, es, ca\nok {5}network: .*\nok {5}registration: open\nok {5}passwords: .*\n$/,
    )
    vi.stubEnv('HOST', '0.0.0.0')
    vi.stubEnv('ALTA_MODEL_URL', 'http://127.0.0.1:9/v1')
    vi.stubEnv('ALTA_MODEL_NAME', 'x')
    vi.stubEnv('ALTA_BREACHED_PASSWORDS', import.meta.filename)
    expect(await runCommand(['doctor'], terminal)).toBe(1)
    expect(complaints).toEqual(['alta doctor: 3 things are wrong'])
    expect(output).toMatch(/^wrong {2}passwords: .* holds no SHA-1 sums$/m)
    expect(output).toMatch(/^warn {3}registration: open, .* Set ALTA_REGISTRATION=invitation or off$/m)
  })

  it.each([
    [{}, 'ok'],
    [{ HOST: '0.0.0.0' }, 'warn'],
    [{ ALTA_PUBLIC_URL: 'https://alta.ward.example' }, 'warn'],
    [{ ALTA_PUBLIC_URL: 'https://alta.ward.example', ALTA_REGISTRATION: 'invitation' }, 'ok'],
    [{ HOST: '0.0.0.0', ALTA_REGISTRATION: 'off' }, 'ok'],
  ])('reports registration under %o as: %s', async (environment, level) => {
    let output = ''
    const terminal = { write: async (content: unknown) => void (output += String(content)), complain: () => undefined }
    const config = readConfig(environment)
    // A warning is no error: the operator may have chosen the setting.
    expect(await runChecks([[['registration', () => registrationState(config)]]], terminal)).toBe(0)
    expect(output.split(' ')[0]).toBe(level)
  })

  it('says what the endpoints can do', async () => {
    const model = await endpoint({
      key: 'llave',
      context: { by: 'vllm', tokens: 32_768 },
      tokens_per_second: 200,
    })
    const vectors = await openEmbeddingEndpoint()
    closing.push(vectors.close)
    const { wrong, lines } = await runDoctor({
      ...model,
      ALTA_MODEL_KEY: 'llave',
      ALTA_EMBEDDING_URL: vectors.url,
      ALTA_EMBEDDING_NAME: 'm3',
    })
    expect(wrong).toBe(0)
    expect(lines).toEqual([
      expect.stringMatching(/^ok {5}models at 127\.0\.0\.1:\d+: can be reached, takes the key, knows stand-in$/),
      expect.stringMatching(/^ok {5}model stand-in: streams; first words after \d+ ms, then \d+ tokens a second$/),
      'ok     model stand-in: follows a schema',
      'ok     context of the model: 32768 tokens, of which ALTA_MODEL_CONTEXT uses 8192',
      'ok     context of the model: reads a long question whole',
      'ok     embeddings of m3: can be reached, vectors of 4 numbers',
    ])
  })

  it.each([
    ['a key that is refused', [{ key: 'other' }, {}], /refuses the key: see ALTA_MODEL_KEY/],
    ['a name that is unknown', [{}, { ALTA_MODEL_CHOICES: 'llama' }], /does not know llama; it knows stand-in, /],
    ['HTML', [{ behaviour: 'html' }, {}], /not as OpenAI-compatible endpoints do/],
    ['an endpoint that fails', [{ behaviour: 'fails' }, {}], /says that it failed/],
    ['silence', [{ behaviour: 'stall' }, { ALTA_MODEL_IDLE_TIMEOUT: '1' }], /silent for ALTA_MODEL_IDLE_TIMEOUT/],
    ['answers that end too soon', [{ behaviour: 'cut_stream' }, {}], /ended its answer too soon/],
    ['empty answers', [{ behaviour: 'empty' }, {}], /answers nothing/],
    [
      'less context than is set',
      [{ context: { by: 'llama.cpp', tokens: 4_096 } }, {}],
      /reads 4096 tokens at once, but ALTA_MODEL_CONTEXT says 8192/,
    ],
    [
      'the little context that Ollama gives by itself',
      [{ context: { by: 'ollama', tokens: 4_096 } }, {}],
      /reads 4096 tokens at once/,
    ],
    ['a window that drops what is too long', [{ window: 2_100 }, {}], /does not read all that ALTA_MODEL_CONTEXT=8192/],
  ] as const)('reports %s', async (_, [options, environment], reason) => {
    const { wrong, lines } = await runDoctor({ ...(await endpoint(options)), ...environment })
    expect(wrong).toBe(1)
    expect(lines.at(-1)).toMatch(/^wrong {2}/)
    expect(lines.at(-1)).toMatch(reason)
    expect(lines.filter((line) => line.startsWith('wrong'))).toHaveLength(1)
  })

  it('reports endpoints that cannot be reached', async () => {
    const nobody = 'http://127.0.0.1:9/v1'
    const { wrong, lines } = await runDoctor({
      ALTA_MODEL_URL: nobody,
      ALTA_MODEL_NAME: 'x',
      ALTA_EMBEDDING_URL: nobody,
      ALTA_EMBEDDING_NAME: 'y',
    })
    expect(wrong).toBe(2)
    expect(lines).toEqual([
      'wrong  models at 127.0.0.1:9: it cannot be reached: does it run, and is ALTA_MODEL_URL right?',
      expect.stringMatching(/^wrong {2}embeddings of y: .*cannot be reached/),
    ])
  })

  it('accepts an endpoint that does not support schemas', async () => {
    const { wrong, lines } = await runDoctor(await endpoint({ behaviour: 'no_schema' }))
    expect(wrong).toBe(0)
    expect(lines[2]).toBe('ok     model stand-in: takes no schema: it is asked for lines instead')
    expect(lines[3]).toBe('ok     context of the model: not declared; ALTA_MODEL_CONTEXT says 8192')
  })
})
