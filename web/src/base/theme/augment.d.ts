import type { CSSProperties } from 'react'
import type { DiffPalette, EvidencePalette, SurfacePalette } from './palette.ts'

declare module '@mui/material/styles' {
  interface Palette {
    evidence: EvidencePalette
    surface: SurfacePalette
    diff: DiffPalette
  }
  interface PaletteOptions {
    evidence?: EvidencePalette
    surface?: SurfacePalette
    diff?: DiffPalette
  }
  interface TypographyVariants {
    reading: CSSProperties
    mono: CSSProperties
  }
  interface TypographyVariantsOptions {
    reading?: CSSProperties
    mono?: CSSProperties
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    reading: true
    mono: true
  }
}
