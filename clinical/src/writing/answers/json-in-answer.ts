const longestAnswer = 60_000

/** The answer without the thoughts of a reasoning model before it, and without the fence around it. */
export function bare(answer: string): string {
  return answer
    .slice(0, longestAnswer)
    .replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi, '')
    .replace(/^[\s\S]*<\/think(?:ing)?>/i, '')
    .trim()
}

/** Where the JSON value that begins at `start` ends; -1 where it is cut off. */
function endOfJson(text: string, start: number): number {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at += 1) {
    const unit = text.charAt(at)
    if (quoted) {
      if (unit === '\\') at += 1
      else if (unit === '"') quoted = false
    } else if (unit === '"') quoted = true
    else if (unit === '{' || unit === '[') depth += 1
    else if (unit === '}' || unit === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return -1
}

/** The first JSON object or array of a text, with any text around it; undefined where there is none. */
export function jsonIn(text: string): unknown {
  // A sentence that cites its lines, "… [3]", holds an array too, so JSON must begin a line.
  const start = /(?:^|\n|```(?:json)?)[ \t]*([{[])/.exec(text)
  if (start === null) return undefined
  const from = start.index + start[0].length - 1
  const end = endOfJson(text, from)
  if (end === -1) return undefined
  try {
    return JSON.parse(text.slice(from, end))
  } catch {
    return undefined
  }
}
