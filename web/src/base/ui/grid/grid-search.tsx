import Close from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { limits } from '@alta/contract/limits'
import { useEffect, useState } from 'react'
import { useTexts } from '../../texts.tsx'
import { gridTexts } from './grid.texts.ts'

interface GridSearchProps {
  readonly label: string
  readonly q: string
  readonly onSearch: (q: string) => void
}

/** Searches a quarter of a second after the last letter; follows the address when Back changes it. */
export function GridSearch({ label, q, onSearch }: GridSearchProps) {
  const say = useTexts(gridTexts)
  const [typed, setTyped] = useState(q)
  const [sent, setSent] = useState(q)
  const [seen, setSeen] = useState(q)
  if (q !== seen) {
    setSeen(q)
    // Its own words coming back must not overwrite what has been typed since.
    if (q !== sent) {
      setTyped(q)
      setSent(q)
    }
  }
  const wanted = typed.trim()
  const search = (words: string) => {
    setSent(words)
    onSearch(words)
  }
  useEffect(() => {
    if (wanted === sent) return undefined
    const timer = setTimeout(() => search(wanted), 250)
    return () => clearTimeout(timer)
  })
  return (
    <OutlinedInput
      type="text"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && wanted !== sent) search(wanted)
      }}
      placeholder={label}
      startAdornment={<SearchIcon sx={{ fontSize: 20, mr: 1, color: 'text.secondary' }} />}
      endAdornment={
        typed !== '' && (
          <IconButton
            size="small"
            aria-label={say('clear_search')}
            onClick={() => {
              setTyped('')
              search('')
            }}
            sx={{ mr: -1, '& svg': { fontSize: 17 } }}
          >
            <Close />
          </IconButton>
        )
      }
      slotProps={{ input: { 'aria-label': label, maxLength: limits.search_characters, enterKeyHint: 'search' } }}
      sx={{ width: { xs: 1, sm: 260 }, '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
    />
  )
}
