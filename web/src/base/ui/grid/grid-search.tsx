import Close from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { limits } from '@alta/contract/limits'
import { useEffect, useState } from 'react'
import { useTexts } from '../../texts.tsx'
import { gridTexts } from './grid.texts.ts'

interface GridSearchProps {
  readonly label: string
  readonly q: string
  readonly onSearch: (q: string) => void
}

/**
 * Searches 0.25 s after the last letter, and follows the address when Back changes it. It is a plain input: MUI's would
 * weigh half as much as the grid.
 */
export function GridSearch({ label, q, onSearch }: GridSearchProps) {
  const say = useTexts(gridTexts)
  const [typed, setTyped] = useState(q)
  const [sent, setSent] = useState(q)
  const [previous, setPrevious] = useState(q)
  if (q !== previous) {
    setPrevious(q)
    // The value that comes back from the address must not overwrite what has been typed since.
    if (q !== sent) {
      setTyped(q)
      setSent(q)
    }
  }
  const query = typed.trim()
  const search = (words: string) => {
    setSent(words)
    onSearch(words)
  }
  useEffect(() => {
    if (query === sent) return undefined
    const timer = setTimeout(() => search(query), 250)
    return () => clearTimeout(timer)
  })
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        width: { xs: 1, sm: 260 },
        height: 36,
        pl: 1.5,
        pr: 0.5,
        border: 1,
        borderRadius: 1,
        borderColor: 'surface.control',
        bgcolor: 'background.paper',
        '&:focus-within': { outline: '2px solid', outlineOffset: -1, outlineColor: 'primary.main' },
      }}
    >
      <SearchIcon sx={{ fontSize: 20, mr: 1, color: 'text.secondary' }} />
      <Box
        component="input"
        type="text"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && query !== sent) search(query)
        }}
        placeholder={label}
        aria-label={label}
        maxLength={limits.search_characters}
        enterKeyHint="search"
        sx={{
          flex: 1,
          minWidth: 0,
          border: 0,
          p: 0,
          typography: 'body1',
          color: 'inherit',
          bgcolor: 'transparent',
          '&&:focus-visible': { outline: 0 },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      {typed !== '' && (
        <IconButton
          size="small"
          aria-label={say('clear_search')}
          onClick={() => {
            setTyped('')
            search('')
          }}
          sx={{ '& svg': { fontSize: 17 } }}
        >
          <Close />
        </IconButton>
      )}
    </Box>
  )
}
