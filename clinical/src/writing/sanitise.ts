/** Written so that they look like other characters: full-width brackets and the like. */
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
 * Text of the record, or of a model, made fit to stand in a prompt: one line, without characters that cannot be seen, and
 * without anything that closes the evidence, opens a line of it or passes for a speaker of a conversation. Words and numbers
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

/** How many tokens a text is taken for: what hospital notes in Spanish and Catalan come to, rounded up (2.8 characters each). */
export const tokensOf = (text: string): number => Math.ceil(text.length / 2.8)
