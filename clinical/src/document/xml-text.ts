/** Text as XML 1.0 allows it: form feeds and other control characters of old systems become blanks. */
export function xmlSafe(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
}

/** Text for the inside of an XML element or a quoted attribute. */
export function escapeXml(text: string): string {
  return xmlSafe(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
