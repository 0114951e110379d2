const probe = 4096

/**
 * The encoding of UTF-16 without a byte order mark: text in our languages has a zero in every other byte, and the half
 * with the zeros tells the byte order.
 */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, probe) & ~1
  if (length < 4) return null
  let [first, second] = [0, 0]
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) first += 1
    if (bytes[at + 1] === 0) second += 1
  }
  const pairs = length / 2
  if (second > pairs * 0.6 && first < pairs * 0.1) return 'utf-16le'
  if (first > pairs * 0.6 && second < pairs * 0.1) return 'utf-16be'
  return null
}

function markedEncoding([first, second, third]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return null
}

/**
 * The text of a .txt file. Its byte order mark decides, then a UTF-16 pattern, then strict UTF-8, then windows-1252
 * (which older hospital systems write; every byte has a meaning there, so this never fails). The mark is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? wideEncoding(bytes)
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
