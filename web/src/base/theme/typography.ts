// No web fonts: each system's own interface face, in the order that avoids DejaVu on bare Linux.
const sans =
  '-apple-system, "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", "Helvetica Neue", Arial, sans-serif'
const mono = 'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "Liberation Mono", Menlo, monospace'

export const rem = (pixels: number) => `${pixels / 16}rem`

interface FontOptions {
  readonly weight?: number
  /** Letter spacing in em. */
  readonly spacing?: number
}
const face = (size: number, line: number, { weight = 400, spacing = 0 }: FontOptions = {}) => ({
  fontSize: rem(size),
  lineHeight: line / size,
  fontWeight: weight,
  letterSpacing: spacing === 0 ? 0 : `${spacing}em`,
})

export const typography = {
  fontFamily: sans,
  h1: face(22, 28, { weight: 650, spacing: -0.012 }),
  h2: face(17, 24, { weight: 650, spacing: -0.006 }),
  h3: face(15, 22, { weight: 650 }),
  h4: face(14, 20, { weight: 650 }),
  h5: face(13, 18, { weight: 650 }),
  h6: face(12, 16, { weight: 650 }),
  subtitle1: face(15, 22, { weight: 500 }),
  subtitle2: face(13, 18, { weight: 600 }),
  body1: face(14, 21),
  body2: face(13, 19),
  caption: face(12, 16),
  overline: { ...face(12, 16, { weight: 600 }), textTransform: 'none' },
  button: { ...face(14, 20, { weight: 600 }), textTransform: 'none' },
  reading: { ...face(15, 25), fontFamily: sans },
  mono: { ...face(13, 19), fontFamily: mono },
} as const
