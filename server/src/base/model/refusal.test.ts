import { describe, expect, it } from 'vitest'
import { failureIn, retryAfter, unsupportedParameter } from './refusal.ts'

const refused = (status: number, text: string) => ({ status, text, with_schema: true })

describe('a refusal by an endpoint', () => {
  it.each([
    [
      'OpenAI',
      400,
      `{"error":{"message":"This model's maximum context length is 8192","code":"context_length_exceeded"}}`,
    ],
    [
      'vLLM',
      400,
      '{"object":"error","message":"This model\'s maximum context length is 4096 tokens. However, you requested"}',
    ],
    [
      'vLLM, engine',
      400,
      '{"message":"The decoder prompt (length 9000) is longer than the maximum model length of 4096"}',
    ],
    [
      'llama.cpp',
      400,
      '{"error":{"code":400,"message":"the request exceeds the available context size","type":"exceed_context_size_error"}}',
    ],
    ['llama.cpp, older', 500, '{"error":{"code":500,"message":"context size exceeded"}}'],
    ['Ollama', 400, '{"error":"the input length exceeds the context length"}'],
    ['TGI', 422, '{"error":"Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096"}'],
    ['a proxy', 413, '<html>Request Entity Too Large</html>'],
  ])('%s: too long', (_, status, text) => {
    expect(failureIn(refused(status, text))).toBe('too_long')
  })

  it.each([
    [
      'OpenAI',
      400,
      `{"error":{"message":"Invalid parameter: 'response_format' of type 'json_schema' is not supported"}}`,
    ],
    ['vLLM', 400, '{"object":"error","message":"Failed to compile grammar: unsupported keyword"}'],
    ['vLLM, guided', 400, '{"message":"The provided guided_json is not supported by xgrammar"}'],
    ['llama.cpp', 500, '{"error":{"code":500,"message":"failed to parse grammar"}}'],
    ['a gateway', 501, '{"detail":"structured output is not implemented"}'],
  ])('%s: no schema', (_, status, text) => {
    expect(failureIn(refused(status, text))).toBe('no_schema')
    expect(failureIn({ status, text, with_schema: false })).not.toBe('no_schema')
  })

  it.each([
    [401, '', 'unauthorised'],
    [403, '', 'unauthorised'],
    [404, '{"error":{"message":"model not found"}}', 'bad_answer'],
    [429, 'quota', 'rate_limited'],
    [500, 'oops', 'engine'],
    [502, '<html>Bad Gateway</html>', 'engine'],
    [504, '<html>Gateway Time-out</html>', 'timeout'],
    [302, '', 'bad_answer'],
  ])('%i %s: %s', (status, text, failure) => {
    expect(failureIn(refused(status, text))).toBe(failure)
  })

  it.each([
    [`{"error":{"message":"Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."}}`, 'max_tokens'],
    [
      `{"error":{"message":"Unsupported value: 'temperature' does not support 0","param":"temperature"}}`,
      'temperature',
    ],
    ['{"detail":[{"type":"extra_forbidden","loc":["body","stream_options"]}]}', 'stream_options'],
    ['{"error":{"message":"Temperature 38.2 was noted at admission"}}', null],
    [`{"error":{"message":"maximum context length is 4096; reduce 'max_completion_tokens'"}}`, null],
  ])('%s leaves out %s', (text, parameter) => {
    expect(unsupportedParameter(refused(400, text))).toBe(parameter)
  })

  it('says when to try again, in seconds or as a date', () => {
    const now = new Date('2026-03-12T10:00:00Z')
    expect(retryAfter('7', now)).toBe(7)
    expect(retryAfter('Thu, 12 Mar 2026 10:00:30 GMT', now)).toBe(30)
    expect(retryAfter('Thu, 12 Mar 2026 09:00:00 GMT', now)).toBe(0)
    expect(retryAfter('99999999999', now)).toBe(86_400)
    expect([retryAfter('soon', now), retryAfter(null, now)]).toEqual([undefined, undefined])
  })
})
