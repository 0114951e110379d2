import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import type { HeadRow } from '@alta/clinical/document/report-head'
import { useTexts } from '../../../base/texts.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { useCorrecting } from '../correct/correcting.ts'
import { headTexts } from './head.texts.ts'
import { paneTop } from './reading.ts'

interface ReportHeadProps {
  readonly rows: readonly HeadRow[]
  /** The line whose passage is lit. */
  readonly lit: HeadRow['key'] | null
  readonly onChoose: (row: HeadRow) => void
  /** null where the person may not correct it, or not this version. */
  readonly onEdit: (() => void) | null
}

type ValueProps = Pick<ReportHeadProps, 'lit' | 'onChoose'> & { readonly row: HeadRow }

function Value({ row, lit, onChoose }: ValueProps) {
  const say = useTexts(headTexts)
  const corrected = row.isCorrected && (
    <Edit
      titleAccess={say('by_hand')}
      className="by-hand"
      sx={{ fontSize: 14, ml: 0.5, color: 'text.secondary', flex: 'none' }}
    />
  )
  if (!row.isStated || row.spans.length === 0)
    return (
      <>
        <span className={row.isStated ? undefined : 'still'}>{row.text}</span>
        {corrected}
      </>
    )
  return (
    <Box
      component="button"
      type="button"
      className="sentence"
      aria-pressed={lit === row.key}
      {...(lit === row.key && { 'data-lit': '' })}
      onClick={() => onChoose(row)}
      sx={{ border: 0, m: 0, background: 'none', font: 'inherit', color: 'inherit', textAlign: 'left', minHeight: 24 }}
    >
      {row.text}
    </Box>
  )
}

const identity: readonly HeadRow['key'][] = ['name', 'record_number', 'birth_date', 'age', 'sex']

const listStyle = {
  m: 0,
  px: 1.5,
  py: 0.75,
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': {
    m: 0,
    minHeight: 26,
    display: 'flex',
    alignItems: 'center',
    typography: 'body1',
    overflowWrap: 'anywhere',
  },
} as const

/** On a phone one line or two without their labels, which are still told to who hears them. */
const labelUnseen = {
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
  overflow: 'hidden',
  whiteSpace: 'nowrap',
} as const

/**
 * The strip with the patient, which stays in sight while the report scrolls; on a phone it omits unknown values. While
 * a section is edited the format bar takes its place, and the title of the page names the patient.
 */
function Identity({ rows, onEdit, ...rest }: ReportHeadProps) {
  const say = useTexts(headTexts)
  const isWriting = (useCorrecting()?.open ?? null) !== null
  return (
    <Box
      sx={{
        position: isWriting ? 'relative' : 'sticky',
        top: isWriting ? 0 : -paneTop,
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px 8px 0 0',
      }}
    >
      <Box
        component="dl"
        aria-label={say('patient')}
        sx={[listStyle, { flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: { xs: 1.25, sm: 2 } }]}
      >
        {rows.map((row) => (
          <Box
            key={row.key}
            sx={{
              minWidth: 0,
              position: 'relative',
              display: { xs: row.isStated ? 'block' : 'none', sm: 'block' },
              '& dt': labelUnseen,
              '& .by-hand': { display: { xs: 'none', sm: 'inline-block' } },
              '& dd': {
                typography: { xs: 'body2', sm: 'body1' },
                minHeight: { xs: 24, sm: 26 },
                ...(row.key === 'name' && { '&&': { fontWeight: 600 } }),
              },
            }}
          >
            <dt>{row.label}</dt>
            <dd>
              <Value row={row} {...rest} />
            </dd>
          </Box>
        ))}
      </Box>
      {onEdit && (
        <Box sx={{ flex: 'none', pr: 0.5 }}>
          <Tool icon={<Edit />} label={say('edit')} onClick={onEdit} />
        </Box>
      )}
    </Box>
  )
}

/** Whose report it is and of which stay, above the sections; a value that the course tells lights its passage there. */
export function ReportHead({ rows, ...rest }: ReportHeadProps) {
  const say = useTexts(headTexts)
  return (
    <>
      <Identity rows={rows.filter(({ key }) => identity.includes(key))} {...rest} />
      <Box
        component="dl"
        aria-label={say('stay')}
        sx={[
          listStyle,
          {
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
            columnGap: 2,
            rowGap: 0.5,
            mb: 2.5,
            border: 1,
            borderTop: 0,
            borderColor: 'divider',
            borderRadius: '0 0 8px 8px',
          },
        ]}
      >
        {rows
          .filter(({ key }) => !identity.includes(key))
          .map((row) => (
            <Box key={row.key} sx={row.key === 'principal_diagnosis' ? { gridColumn: '1 / -1' } : { minWidth: 0 }}>
              <dt>{row.label}</dt>
              <dd>
                <Value row={row} {...rest} />
              </dd>
            </Box>
          ))}
      </Box>
    </>
  )
}
