import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as secondFactor from '@alta/contract/second-factor'
import type { SecondFactor } from '@alta/contract/second-factor'
import { Suspense, useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { useTexts } from '../../base/texts.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { useFactorWords } from '../second-factor/factor-words.ts'
import { AddDialog, CodesDialog, RemoveDialog, RenameDialog } from './factor-dialogs.ts'
import { factorTexts } from './factors.texts.ts'

type OpenFactorDialog =
  | { readonly act: 'add' | 'codes' }
  | { readonly act: 'rename' | 'remove'; readonly factor: SecondFactor }

function FactorRow({ factor, onDo }: { factor: SecondFactor; onDo: (doing: OpenFactorDialog) => void }) {
  const say = useTexts(factorTexts)
  const wordsOf = useFactorWords()
  const { name } = factor
  const button = (act: 'rename' | 'remove') => (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      aria-label={say('one', { act: say(act), name })}
      onClick={() => onDo({ act, factor })}
    >
      {say(act)}
    </Button>
  )
  return (
    <Stack
      component="li"
      sx={{
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        px: 2,
        py: 1.25,
        gap: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {wordsOf(factor)}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        {button('rename')}
        {button('remove')}
      </Stack>
    </Stack>
  )
}

/** The own second factors: set up, named, removed; and how many recovery codes are left. */
export function FactorsPanel() {
  const say = useTexts(factorTexts)
  const [doing, setDoing] = useState<OpenFactorDialog | null>(null)
  const { data } = useRead(secondFactor.list, {})
  if (!data) return null
  const { items, recovery_codes_left: left } = data
  const close = () => setDoing(null)
  return (
    <Panel
      flush
      title={say('title')}
      sub={say('sub')}
      action={
        <Button size="small" onClick={() => setDoing({ act: 'add' })}>
          {say('add')}
        </Button>
      }
    >
      {items.length === 0 ? (
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{say('none')}</Typography>
      ) : (
        <>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map((factor) => (
              <FactorRow key={factor.second_factor_id} factor={factor} onDo={setDoing} />
            ))}
          </Box>
          <Stack
            direction="row"
            sx={{
              px: 2,
              py: 1.25,
              gap: 1,
              alignItems: 'center',
              borderTop: 1,
              borderColor: 'divider',
              flexWrap: 'wrap',
            }}
          >
            <Typography
              variant="body2"
              sx={{ flex: 1, minWidth: 0, color: left < 3 ? 'error.main' : 'text.secondary' }}
            >
              {say('codes_left', { left })}
            </Typography>
            <Button size="small" variant="outlined" color="inherit" onClick={() => setDoing({ act: 'codes' })}>
              {say('new_codes')}
            </Button>
          </Stack>
        </>
      )}
      <Suspense>
        {doing?.act === 'add' && <AddDialog onClose={close} />}
        {doing?.act === 'codes' && <CodesDialog onClose={close} />}
        {doing?.act === 'rename' && <RenameDialog factor={doing.factor} onClose={close} />}
        {doing?.act === 'remove' && <RemoveDialog factor={doing.factor} isLast={items.length === 1} onClose={close} />}
      </Suspense>
    </Panel>
  )
}
