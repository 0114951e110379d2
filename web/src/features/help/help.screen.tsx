import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../base/texts.tsx'
import { TextLink } from '../../base/ui/links.tsx'
import { PageHead } from '../../base/ui/page-head.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { reviewKeys } from '../../base/keys/review-keys.ts'
import { keyTexts } from '../../base/keys/keys.texts.ts'
import { helpTexts } from './help.texts.ts'

const keys = {
  everywhere: [
    ['/ · Ctrl+K', 'search'],
    ['?', 'help'],
    ['Esc', 'close'],
  ],
  lists: [
    ['↑ ↓', 'rows'],
    ['← →', 'in_row'],
    ['Home · End', 'ends'],
    ['enter', 'open_row'],
  ],
  writing: [
    ['Ctrl+S', 'save'],
    ['Ctrl+B', 'bold'],
    ['Ctrl+I', 'italic'],
    ['Ctrl+Z', 'undo'],
    ['Ctrl+Y', 'redo'],
    ['Alt+F10', 'tools'],
    ['Esc', 'leave'],
  ],
  chat: [
    ['enter', 'send'],
    ['shift_enter', 'new_line'],
  ],
} as const

function KeyTable({ rows }: { rows: readonly (readonly [key: string, does: string])[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(96px, auto) 1fr', columnGap: 2, rowGap: 0.75 }}
    >
      {rows.map(([key, does]) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {key}
          </Box>
          <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
            {does}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** /help: every key of the application, and what else one may look for. */
export function HelpScreen() {
  const say = useTexts(helpTexts)
  const sayKey = useTexts(keyTexts)
  const nameOf = (key: string) => (key === 'enter' || key === 'shift_enter' ? say(key) : key)
  const group = (name: keyof typeof keys) => (
    <Panel key={name} title={say(name)}>
      <KeyTable rows={keys[name].map(([key, does]) => [nameOf(key), say(does)] as const)} />
    </Panel>
  )
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: 2.5,
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 2.5 }}>
          {group('everywhere')}
          {group('lists')}
          {group('chat')}
          <Panel title={say('more')}>
            <Stack sx={{ gap: 0.75, alignItems: 'flex-start' }}>
              <TextLink to="/profile">{say('account')}</TextLink>
              <Link href="/api/v0/docs" target="_blank" rel="noreferrer">
                {say('api')}
              </Link>
            </Stack>
          </Panel>
        </Stack>
        <Stack sx={{ gap: 2.5 }}>
          <Panel title={say('report')}>
            <KeyTable rows={reviewKeys.map(([key, does]) => [nameOf(key), sayKey(does)] as const)} />
            <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
              {say('switched_off')}
            </Typography>
          </Panel>
          {group('writing')}
        </Stack>
      </Box>
    </>
  )
}
