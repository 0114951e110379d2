/** Characters that look like others: full-width brackets and similar ones. */
const lookalikes: Readonly<Record<string, string>> = {
  '＜': '<',
  '＞': '>',
  '［': '(',
  '］': ')',
  '【': '(',
  '】': ')',
  '〈': '<',
  '〉': '>',
}

/**
 * Text of the record, or of a model, made safe for a prompt: on one line, without invisible characters, and without
 * anything that closes the evidence, opens a line of it or looks like a speaker of a conversation. Words and numbers
 * stay.
 */
export function sanitiseForPrompt(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[＜＞［］【】〈〉]/g, (mark) => lookalikes[mark] ?? ' ')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}|\p{Co}|\p{Cn}|[\ufe00-\ufe0f]/gu, '')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/<(?=\s*[\p{L}/|!?])/gu, '‹')
    .replace(/(?<=[|/])\s*>/g, '›')
    .replace(/`{2,}/g, "'")
    .replace(/#{2,}/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
}

/** An estimate of a text's tokens: hospital notes in Spanish and Catalan have one for 2.8 characters, rounded up. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 2.8)
