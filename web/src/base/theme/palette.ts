/**
 * The colours for how a sentence relates to its source. Colour is never the only sign: see `underline` and the shapes
 * of Mark.
 */
export const evidenceKinds = ['supported', 'partial', 'unsupported', 'conflicting', 'unused'] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

interface EvidenceColours {
  readonly main: string
  readonly soft: string
  /** text-decoration-style; `none` keeps supported sentences quiet. */
  readonly underline: 'none' | 'dashed' | 'solid' | 'wavy' | 'dotted'
}
export type EvidencePalette = Readonly<Record<EvidenceKind, EvidenceColours>>
export interface SurfacePalette {
  readonly muted: string
  readonly raised: string
  readonly control: string
  readonly lit: string
  readonly accentSoft: string
}
export interface DiffPalette {
  readonly insert: string
  readonly insertText: string
  readonly remove: string
  readonly removeText: string
}

const lightEvidence: EvidencePalette = {
  supported: { main: '#0B6265', soft: '#E1F0EF', underline: 'none' },
  partial: { main: '#8A5200', soft: '#FFF3DC', underline: 'dashed' },
  unsupported: { main: '#B3261E', soft: '#FDEBE9', underline: 'solid' },
  conflicting: { main: '#7A2E8E', soft: '#F6EAF9', underline: 'wavy' },
  unused: { main: '#1F5C9E', soft: '#E8F0FA', underline: 'dotted' },
}
const darkEvidence: EvidencePalette = {
  supported: { main: '#63C6C2', soft: '#15312F', underline: 'none' },
  partial: { main: '#E9B15C', soft: '#33270F', underline: 'dashed' },
  unsupported: { main: '#FF9A90', soft: '#3B1C1A', underline: 'solid' },
  conflicting: { main: '#DBA3EC', soft: '#33203A', underline: 'wavy' },
  unused: { main: '#8DBBF0', soft: '#172A40', underline: 'dotted' },
}

export const light = {
  primary: { main: '#0B6265', light: '#2E8587', dark: '#074749', contrastText: '#FFFFFF' },
  secondary: { main: '#44585A', contrastText: '#FFFFFF' },
  success: { main: '#1B7444', contrastText: '#FFFFFF' },
  warning: { main: '#9A5B00', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', contrastText: '#FFFFFF' },
  info: { main: '#1F5C9E', contrastText: '#FFFFFF' },
  background: { default: '#F5F7F7', paper: '#FFFFFF' },
  text: { primary: '#12201F', secondary: '#4A5B5C', disabled: '#7D8B8C' },
  divider: '#DDE4E4',
  action: { hover: 'rgba(11,98,101,0.05)', selected: 'rgba(11,98,101,0.09)', disabled: '#7D8B8C' },
  surface: { muted: '#EEF2F2', raised: '#FFFFFF', control: '#74878A', lit: '#FFF1BF', accentSoft: '#E1F0EF' },
  diff: { insert: '#D9F0E1', insertText: '#0F5130', remove: '#FBE1DE', removeText: '#8C1D18' },
  evidence: lightEvidence,
}

export const dark: typeof light = {
  primary: { main: '#63C6C2', light: '#8FDAD7', dark: '#3FA6A3', contrastText: '#04201F' },
  secondary: { main: '#A9BABB', contrastText: '#0E1516' },
  success: { main: '#6CCB93', contrastText: '#06210F' },
  warning: { main: '#E9B15C', contrastText: '#261800' },
  error: { main: '#FF9A90', contrastText: '#2D0703' },
  info: { main: '#8DBBF0', contrastText: '#06182D' },
  background: { default: '#0D1415', paper: '#131C1D' },
  text: { primary: '#E5EDED', secondary: '#A6B6B7', disabled: '#748587' },
  divider: '#263335',
  action: { hover: 'rgba(99,198,194,0.07)', selected: 'rgba(99,198,194,0.13)', disabled: '#748587' },
  surface: { muted: '#1D292B', raised: '#1A2527', control: '#6F8386', lit: '#4A3F12', accentSoft: '#15312F' },
  diff: { insert: '#153A27', insertText: '#A9E5C2', remove: '#48211E', removeText: '#FFC2BB' },
  evidence: darkEvidence,
}
