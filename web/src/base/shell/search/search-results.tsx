// The words of a combobox: no element of HTML has them for a list that the field drives.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import Box from '@mui/material/Box'
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { SxProps, Theme } from '@mui/material/styles'
import { useTexts } from '../../texts.tsx'
import { RowLink } from '../../ui/links.tsx'
import { piecesOf } from './matches.ts'
import type { SearchGroup, Option } from './options.ts'
import { searchTexts } from './search.texts.ts'

function Marked({ text, query }: { text: string; query: string }) {
  return piecesOf(text, query).map((piece, index) =>
    piece.isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
      <Box key={index} component="mark" sx={{ bgcolor: 'surface.lit', color: 'inherit', borderRadius: '2px' }}>
        {piece.text}
      </Box>
    ) : (
      piece.text
    ),
  )
}

const rowStyle = (isActive: boolean): SxProps<Theme> => ({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 1.5,
  minHeight: 40,
  px: 2,
  width: 1,
  textAlign: 'left',
  bgcolor: isActive ? 'surface.accentSoft' : undefined,
  '&:hover': { bgcolor: isActive ? 'surface.accentSoft' : 'action.hover' },
})

interface SearchRowProps extends Pick<ButtonBaseProps, 'role' | 'id' | 'aria-selected' | 'tabIndex' | 'children'> {
  readonly does: Option['does']
  readonly isActive: boolean
  readonly onDone: () => void
}

// The field keeps the focus: what is typed next goes on there.
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

/** A link where it leads somewhere, so that a middle click opens it beside the page; else a button. */
function Row({ does, isActive, onDone, ...how }: SearchRowProps) {
  const look = {
    ...how,
    onMouseDown: keepFocus,
    sx: rowStyle(isActive),
    ref: (element: HTMLElement | null) => {
      if (isActive) element?.scrollIntoView({ block: 'nearest' })
    },
  }
  if (typeof does !== 'function') return <RowLink {...does} {...look} preload={false} onClick={onDone} />
  const act = () => {
    onDone()
    does()
  }
  return <ButtonBase {...look} onClick={act} />
}

interface SearchResultsProps {
  readonly id: string
  readonly groups: readonly SearchGroup[]
  readonly query: string
  /** Place of the option the keys stand on, over all groups; -1 for none. */
  readonly active: number
  readonly onGo: () => void
}

/** The list under the field. Options are links, so that a middle click opens one beside the page. */
export function SearchResults({ id, groups, query, active, onGo }: SearchResultsProps) {
  const say = useTexts(searchTexts)
  const all = groups.flatMap(({ options }) => options)
  return (
    <Box role="listbox" id={id} aria-label={say('results')} sx={{ pb: 1 }}>
      {groups.map(({ kind, options }) => (
        <Box key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <Typography
            id={`${id}-${kind}`}
            variant="overline"
            component="div"
            sx={{ px: 2, pt: 1.25, pb: 0.25, color: 'text.secondary' }}
          >
            {say(kind)}
          </Typography>
          {options.map((option) => {
            const index = all.indexOf(option)
            return (
              <Row
                key={option.key}
                does={option.does}
                role="option"
                id={`${id}-${index}`}
                aria-selected={index === active}
                tabIndex={-1}
                isActive={index === active}
                onDone={onGo}
              >
                <Typography component="span" noWrap sx={{ fontWeight: 500, minWidth: 0 }}>
                  <Marked text={option.label} query={query} />
                </Typography>
                {option.detail !== undefined && (
                  <Typography
                    component="span"
                    variant="body2"
                    noWrap
                    sx={{ color: 'text.secondary', minWidth: 0, flex: '1 100 0' }}
                  >
                    <Marked text={option.detail} query={query} />
                  </Typography>
                )}
              </Row>
            )
          })}
        </Box>
      ))}
    </Box>
  )
}
