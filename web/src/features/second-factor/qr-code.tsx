import Box from '@mui/material/Box'
import { generate } from 'lean-qr'

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** White around the code that readers need (ISO/IEC 18004), in modules. */
const quiet = 4

/** A QR code, drawn here: nothing of it leaves the page. Black on white in both themes, for cameras. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = generate(text)
  const indexes = Array.from({ length: code.size }, (_, index) => index)
  const path = indexes
    .flatMap((y) => indexes.filter((x) => code.get(x, y)).map((x) => `M${x + quiet} ${y + quiet}h1v1h-1z`))
    .join('')
  const side = code.size + 2 * quiet
  return (
    <Box
      component="svg"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn, not fetched
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      sx={{ width: 196, height: 196, bgcolor: '#fff', borderRadius: 1, border: 1, borderColor: 'divider' }}
    >
      <path d={path} fill="#000" />
    </Box>
  )
}
