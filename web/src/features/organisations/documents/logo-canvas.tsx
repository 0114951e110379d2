import type { Logo } from '@alta/contract/document-settings'
import { LogoImage, useLogoImage } from '../../../base/ui/logo-image.tsx'

interface LogoCanvasProps {
  readonly logo: Logo
  readonly alt: string
}

export function LogoCanvas({ logo, alt }: LogoCanvasProps) {
  const image = useLogoImage(logo)
  return image && <LogoImage image={image} alt={alt} />
}
