import type { Logo } from '@alta/contract/document-settings'
import Box from '@mui/material/Box'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** The logo decoded, ready to be drawn at once; null until then, and where it cannot be decoded. */
export function useLogoImage(logo: Logo | null): ImageBitmap | null {
  const [image, setImage] = useState<ImageBitmap | null>(null)
  useEffect(() => {
    if (logo === null) return
    let gone = false
    let decoded: ImageBitmap | null = null
    const decode = async () => {
      decoded = await createImageBitmap(new Blob([bytesOf(logo.base64)], { type: logo.media_type }))
      if (gone) decoded.close()
      else setImage(decoded)
    }
    decode().catch(() => undefined)
    return () => {
      gone = true
      setImage(null)
      decoded?.close()
    }
  }, [logo])
  return image
}

interface LogoImageProps {
  readonly image: ImageBitmap
  readonly alt: string
}

/** The decoded logo, drawn before the page is laid out: the page's rules let no image in but the server's own files. */
export function LogoImage({ image, alt }: LogoImageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => canvas.current?.getContext('2d')?.drawImage(image, 0, 0), [image])
  return (
    <Box
      component="canvas"
      ref={canvas}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image would need an address that the page's rules forbid
      role="img"
      aria-label={alt}
      width={image.width}
      height={image.height}
      sx={{ maxWidth: 210, maxHeight: 64, display: 'block', bgcolor: '#fff' }}
    />
  )
}
