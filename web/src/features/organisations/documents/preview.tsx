import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../../base/texts.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { documentTexts } from './documents.texts.ts'
import type { LetterheadDraft } from './letterhead-panel.tsx'
import { LogoCanvas } from './logo-canvas.tsx'

/** The preview is white in every theme, like paper. */
const paper = { bgcolor: '#fff', color: '#1b2430', border: 1, borderColor: 'divider', borderRadius: 1, p: 2.5 } as const
const soft = '#5b6673'

/** The head and the foot of a page with what is typed. */
export function Preview({ organisation, typed }: { organisation: { name: string }; typed: LetterheadDraft }) {
  const say = useTexts(documentTexts)
  const { name, address, footer, logo } = typed
  const house = name.trim() === '' ? organisation.name : name
  return (
    <Panel title={say('preview')} sub={say('preview_sub')}>
      <Box sx={paper}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
          {logo && <LogoCanvas logo={logo} alt={house} />}
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 700 }}>{house}</Typography>
            {address.map((line, at) => (
              <Typography key={`${at} ${line}`} variant="caption" component="p" sx={{ color: soft }}>
                {line}
              </Typography>
            ))}
          </Box>
        </Box>
        <Box sx={{ borderTop: 2, borderColor: '#134e5e', mt: 1.5, pt: 1.5 }}>
          <Typography variant="h3" component="p" sx={{ color: '#134e5e' }}>
            {say('report')}
          </Typography>
        </Box>
        <Box aria-hidden sx={{ display: 'grid', gap: 1, my: 2.5 }}>
          {[96, 88, 92, 60].map((width) => (
            <Box key={width} sx={{ height: 8, width: `${width}%`, bgcolor: '#e8eef5', borderRadius: 1 }} />
          ))}
        </Box>
        <Box sx={{ borderTop: 1, borderColor: '#c3ccd6', pt: 1, display: 'flex', gap: 2, color: soft }}>
          <Typography variant="caption" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {footer}
          </Typography>
          <Typography variant="caption" sx={{ flex: 'none' }}>
            {say('page')}
          </Typography>
        </Box>
      </Box>
    </Panel>
  )
}
