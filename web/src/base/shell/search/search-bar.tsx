import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import InputBase from '@mui/material/InputBase'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { navigate } from '../../router/router.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useFormatter } from 'use-intl'
import { useReportIdentifiers } from '../../reports/whose.ts'
import { useTexts } from '../../texts.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { groupsOf, moved } from './options.ts'
import { SearchResults } from './search-results.tsx'
import { searchTexts } from './search.texts.ts'
import { useSearchActions } from './use-search-actions.ts'
import { useSearchResults } from './use-search-results.ts'
import { useScreens } from './use-screens.ts'

/** The text under the field when there is no list: what can be searched, that nothing was found, or the error. */
function Note({ title, text }: { title?: string; text: string }) {
  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      {title !== undefined && <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Box>
  )
}

/** The words, what they find, and where the keys stand in it. */
function useSearch() {
  const format = useFormatter()
  const whose = useReportIdentifiers()
  const screens = useScreens()
  const acts = useSearchActions()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const { answer, error, isSearching, retry, searchNow } = useSearchResults(typed)
  const query = typed.trim()
  const groups = groupsOf(answer, {
    acts,
    screens,
    query,
    describe: (report) =>
      [
        ...whose(report),
        report.organisation_name,
        format.dateTime(new Date(report.created_at), { dateStyle: 'medium' }),
      ].join(' · '),
  })
  const options = groups.flatMap((group) => group.options)
  return {
    typed,
    query,
    groups,
    options,
    active: active < options.length ? active : -1,
    error,
    isSearching,
    retry,
    setActive,
    type: (text: string) => {
      setTyped(text)
      setActive(-1)
    },
    searchNow: () => {
      searchNow()
      setActive(0)
    },
  }
}

/** The search bar under the header, with its results. */
export function SearchBar({ onClose }: { onClose: () => void }) {
  const say = useTexts(searchTexts)
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const { typed, query, groups, options, active, error, isSearching, retry, setActive, type, searchNow } = useSearch()
  const open = (index: number) => {
    const option = options[index]
    if (!option) return
    onClose()
    if (typeof option.does === 'function') option.does()
    else void navigate(option.does)
  }
  const press = (event: KeyboardEvent) => {
    const next = moved(event.key, active, options.length)
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' && active >= 0) open(active)
    else return
    event.preventDefault()
  }
  // The button goes with the failure, and the focus must not go with it: Escape would no longer close the bar.
  const retryFromField = () => {
    field.current?.focus()
    retry()
  }
  const isEmpty = query !== '' && options.length === 0 && !isSearching && error === null
  return (
    <ClickAwayListener mouseEvent="onMouseDown" onClickAway={onClose}>
      <Paper
        component="search"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onClose()
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose()
        }}
        sx={{
          position: 'absolute',
          inset: '100% 0 auto 0',
          maxHeight: 'min(640px, calc(100dvh - 86px))',
          display: 'flex',
          flexDirection: 'column',
          bgcolor: 'surface.raised',
          borderRadius: '0 0 12px 12px',
          border: 1,
          borderTop: 0,
          borderColor: 'divider',
          boxShadow: 8,
        }}
      >
        <Stack
          component="form"
          direction="row"
          onSubmit={(event) => {
            event.preventDefault()
            searchNow()
          }}
          sx={{ alignItems: 'center', gap: 1.25, px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}
        >
          <Search sx={{ color: 'text.secondary', fontSize: 21 }} />
          <InputBase
            fullWidth
            inputRef={field}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the bar opens to be typed in
            autoFocus
            value={typed}
            placeholder={say('search')}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            slotProps={{
              input: {
                role: 'combobox',
                'aria-label': say('search'),
                'aria-expanded': options.length > 0,
                'aria-controls': list,
                'aria-autocomplete': 'list',
                ...(active >= 0 && { 'aria-activedescendant': `${list}-${active}` }),
                autoComplete: 'off',
                spellCheck: false,
                enterKeyHint: 'search',
                maxLength: 200,
              },
            }}
          />
          <Button type="submit" variant="contained">
            {say('do_search')}
          </Button>
        </Stack>
        <Box sx={{ overflowY: 'auto' }} aria-busy={isSearching}>
          {error !== null && (
            <Box sx={{ p: 2, pb: 0 }}>
              <ProblemAlert error={error} message={say('failed')} onRetry={retryFromField} />
            </Box>
          )}
          {options.length > 0 && (
            <SearchResults id={list} groups={groups} query={query} active={active} onGo={onClose} />
          )}
          {query === '' && <Note text={say('hint')} />}
          {isEmpty && <Note title={say('nothing', { q: query })} text={say('nothing_text')} />}
          {isSearching && options.length === 0 && <Note text={say('searching')} />}
        </Box>
        <Box component="output" aria-live="polite" sx={visuallyHidden}>
          {query !== '' && !isSearching && error === null && say('count', { count: options.length })}
        </Box>
      </Paper>
    </ClickAwayListener>
  )
}
