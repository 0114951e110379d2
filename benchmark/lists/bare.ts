// The baseline for any server: node:http answers with fixed bytes and looks nothing up. The body is read from standard
// input.
import http from 'node:http'
import { buffer } from 'node:stream/consumers'

const body = await buffer(process.stdin)
const server = http.createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}`, token: '' })}\n`)
})
