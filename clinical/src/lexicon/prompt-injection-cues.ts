import { pattern } from './patterns.ts'

/**
 * Phrases by which a text speaks to the program that reads it instead of about a patient, folded unless said otherwise.
 * A line of the record with one is kept from models and from what they may rest on; the engine quotes it like any
 * other.
 */
export const promptInjectionPatterns: readonly RegExp[] = [
  // Marks of speakers, evidence and answers, written by people who know how prompts are made.
  pattern('order patterns: marks', String.raw`<\s*[/!|]?\s*(?:…)\b[^\n]{0,40}[>|]`),
  /<\|[^|]{1,40}\|>|\[\/?inst\]|<!--/,
  pattern('order patterns: keys of an answer', String.raw`"(?:…)"\s*:`),
  /^\s*\[\d{1,4}\]\s*\(/,
  pattern('order patterns: speakers', String.raw`^\W{0,6}(?:…)(?:\s+(?:…))?\W{0,4}:`),
  /\bsystem (?:override|prompt|message)\b|\bprompt injection\b/,
  pattern('order patterns: headings', String.raw`^\W*#+\s*\p{L}*\s*(?:…)\b`, 'u'),
  // "Ignore the previous instructions", in its many forms.
  pattern('order patterns: ignore', String.raw`\b(?:…)\b.{0,40}\b(?:…)`, 'u'),
  pattern(
    'order patterns: new instructions',
    String.raw`\b(?:…) (?:…) (?:para|for|per)? ?(?:el |la |the |l')?(?:…)`,
    'u',
  ),
  // The writer of the report is called a machine, or addressed as one.
  pattern('order patterns: machine named', String.raw`\b(?:…)\s*(?:…)*(?:…)\b`),
  pattern(
    'order patterns: machine addressed',
    String.raw`\b(?:you are|eres|ets)(?: now| ahora| ara)? (?:an? |un |una )?(?:…)`,
  ),
  pattern('order patterns: from now on', String.raw`\b(?:…)\b.{0,60}\b(?:…)`, 'u'),
  pattern('order patterns: answer only', String.raw`\b(?:…)\s+(?:…)\s+(?:in|en)\b`),
  pattern(
    'order patterns: decode',
    String.raw`\b(?:decod\p{L}+|descodific\p{L}+|decodific\p{L}+)\b.{0,40}\b(?:…)`,
    'u',
  ),
  pattern(
    'order patterns: write that',
    String.raw`\b(?:…)\s+(?:that |que )?(?:the|el|la) (?:patient|paciente|pacient)\b`,
  ),
]

/** Patterns for unfolded text: letters separated by invisible characters, and long runs of Base64. */
export const hiddenPatterns: readonly RegExp[] = [
  /(?:\p{L}[\u200b-\u200f\u2060-\u2064\ufeff]+){3,}/u,
  /(?<![\p{L}\d/+-])(?=[A-Za-z]*\d)(?=[\da-z]*[A-Z])(?=[\dA-Z]*[a-z])(?:[A-Za-z\d+/]{16,}={1,2}|[A-Za-z\d]{40,})(?![\p{L}\d])/u,
  /[\u{e0000}-\u{e007f}]/u,
]
