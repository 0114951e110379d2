import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts.tsx'
import { Key } from '../../ui/key.tsx'
import { SearchBar } from '../lazy-parts.ts'
import { opensSearch } from './opens-search.ts'
import { searchTexts } from './search.texts.ts'

/** Opens and closes the search bar: looks like a field from 900 px up, an icon below. `/` and Ctrl+K do the same. */
export function SearchToggle() {
  const say = useTexts(searchTexts)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The page behind a dialog is inert, and so is its search.
      if (!opensSearch(event) || button.current?.closest('[aria-hidden=true]')) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  const close = () => {
    setOpen(false)
    // If the focus was in the field it returns to where the bar was opened; otherwise it stays where the person
    // clicked.
    if (document.activeElement?.closest('search')) button.current?.focus()
  }
  return (
    <>
      <ButtonBase
        ref={button}
        aria-label={say('search')}
        aria-expanded={open}
        aria-keyshortcuts="/ Control+K Meta+K"
        // The bar closes when the mouse goes down outside it; the toggle would open it again.
        onMouseDown={(event) => {
          if (open) event.stopPropagation()
        }}
        onClick={() => (open ? close() : setOpen(true))}
        sx={{
          height: 36,
          width: { xs: 36, md: 212 },
          flex: 'none',
          gap: 1.25,
          px: { xs: 0, md: 1.25 },
          justifyContent: { xs: 'center', md: 'flex-start' },
          border: { md: 1 },
          borderColor: { md: 'surface.control' },
          borderRadius: 1,
          bgcolor: { md: 'background.paper' },
          color: 'text.secondary',
          typography: 'body1',
          '& svg': { fontSize: { xs: 21, md: 18 } },
        }}
      >
        <SearchIcon />
        <Box component="span" sx={{ display: { xs: 'none', md: 'block' }, flex: 1, textAlign: 'left' }}>
          {say('search')}
        </Box>
        <Key>{'/'}</Key>
      </ButtonBase>
      {open && (
        <Suspense>
          <SearchBar onClose={close} />
        </Suspense>
      )}
    </>
  )
}
