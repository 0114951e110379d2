const tags =
  /<\/?(?:p|b|i|u|a|br|hr|ul|ol|li|em|strong|div|span|table|tr|td|th|h[1-6]|html|head|body|title|center|pre|code|evidence|script|style)(?:\s[^<>]*)?\/?>/gi
const speakers = /<\|[^|<>]{0,40}\|>|\[\/?INST\]/g

/** A text of a model on one line, without markdown, tags and invisible characters. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(tags, ' ')
    .replace(speakers, ' ')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}|\p{Co}|\p{Cn}|[\ufe00-\ufe0f]/gu, '')
    .replace(/!?\[([^\]]*)\]\((?:https?:|\/|#)[^)]*\)/g, '$1')
    .replace(/\*\*|__|`+/g, '')
    .replace(/^\s*(?:#{1,6}\s+|>\s+|[-*•]\s+|\d{1,2}[.)]\s+(?=\p{Lu}))+/u, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:])(?=\s|$)/g, '$1')
    .trim()
}
