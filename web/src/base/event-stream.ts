/** The server-sent events of an answer, as they arrive. */
export async function* readEvents(response: Response) {
  if (!response.body) return
  // The parser is loaded here, because only screens that follow a stream need it.
  const { EventSourceParserStream } = await import('eventsource-parser/stream')
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}
