import type { Logo } from '@alta/contract/document-settings'
import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'

interface LogoCanvasProps {
  readonly logo: Logo
  readonly alt: string
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** The logo, drawn: the page's rules let no image in but the server's own files. */
export function LogoCanvas({ logo, alt }: LogoCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    const draw = async () => {
      const image = await createImageBitmap(new Blob([bytesOf(logo.base64)], { type: logo.media_type }))
      const target = canvas.current
      if (gone || !target) return
      target.width = image.width
      target.height = image.height
      target.getContext('2d')?.drawImage(image, 0, 0)
    }
    draw().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [logo])
  return (
    <Box
      component="canvas"
      ref={canvas}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image would need an address that the page's rules forbid
      role="img"
      aria-label={alt}
      width={1}
      height={1}
      sx={{ maxWidth: 210, maxHeight: 64, display: 'block', bgcolor: '#fff' }}
    />
  )
}
