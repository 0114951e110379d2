import Add from '@mui/icons-material/Add'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import OutlinedInput from '@mui/material/OutlinedInput'
import Tab from '@mui/material/Tab'
import TablePagination from '@mui/material/TablePagination'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import { Toggles } from '../base/ui/toggles.tsx'
import { DateRange } from '../base/ui/dates/date-range.tsx'
import { Field } from '../base/ui/field.tsx'
import { PickField } from '../base/ui/pick-field.tsx'
import { Tool } from '../base/ui/tool.tsx'
import type { Sample } from './sample.ts'

const nothing = () => undefined
const wide = { width: 1 } as const
const organisations = ['Hospital de Vall Serena, Servei de Medicina Interna', 'St Gobnait’s']

/** The controls: buttons, fields and choices. */
export const controls: readonly Sample[] = [
  {
    name: 'Button',
    drawn: (
      <>
        <Button variant="contained" startIcon={<Add />}>
          {'Create'}
        </Button>
        <Button variant="outlined">{'Edit'}</Button>
        <Button color="inherit">{'Cancel'}</Button>
        <Button variant="contained" color="error">
          {'Delete'}
        </Button>
        <Button variant="contained" disabled>
          {'Disabled'}
        </Button>
        <Button size="small" variant="outlined" color="inherit">
          {'Small'}
        </Button>
      </>
    ),
  },
  {
    name: 'Tool',
    drawn: (
      <>
        <Tool icon={<ContentCopy />} label="Copy" shortcut="c" onClick={nothing} />
        <Tool icon={<ContentCopy />} label="Source" on onClick={nothing} />
        <Tool icon={<ContentCopy />} label="Disabled" disabled onClick={nothing} />
      </>
    ),
  },
  {
    name: 'Field',
    drawn: (
      <Box sx={{ width: 1, display: 'grid', gap: 2 }}>
        <Field label="Name" help="As it signs its reports.">
          {(control) => <OutlinedInput {...control} defaultValue="St Gobnait’s" />}
        </Field>
        <Field label="Email" error="Fill in this field.">
          {(control) => <OutlinedInput {...control} />}
        </Field>
        <Field label="Disabled">{(control) => <OutlinedInput {...control} disabled defaultValue="–" />}</Field>
      </Box>
    ),
  },
  {
    name: 'Autocomplete, tags 130 px at most',
    drawn: (
      <Box sx={wide}>
        <Autocomplete
          multiple
          options={organisations}
          defaultValue={organisations}
          renderInput={(properties) => <TextField {...properties} label="Organisations" />}
        />
      </Box>
    ),
  },
  {
    name: 'Pick field',
    drawn: (
      <Box sx={wide}>
        <PickField
          label="Person"
          name="person"
          value={null}
          onPick={nothing}
          options={[{ id: '1', label: 'Nuria Belascoain', detail: 'n.belascoain@valdearce.example' }]}
          onAsk={nothing}
        />
      </Box>
    ),
  },
  { name: 'Days', drawn: <DateRange from="2026-11-01" to={undefined} onApply={nothing} /> },
  {
    name: 'Tabs',
    drawn: (
      <Tabs value={0}>
        <Tab label="Details" />
        <Tab label="Members" />
        <Tab label="Disabled" disabled />
      </Tabs>
    ),
  },
  {
    name: 'Toggle buttons',
    drawn: (
      <Toggles
        label="View"
        choices={[
          { value: 'source', shown: 'Source' },
          { value: 'changes', shown: 'Changes' },
          { value: 'revisions', shown: 'Revisions', disabled: true },
        ]}
        value="source"
        onChoose={nothing}
      />
    ),
  },
  {
    name: 'Breadcrumbs, 8 at most',
    drawn: (
      <>
        <Breadcrumbs aria-label="Three breadcrumbs">
          {['Home', 'Users', 'Nuria'].map((step) => (
            <Link key={step} href="#">
              {step}
            </Link>
          ))}
        </Breadcrumbs>
        <Breadcrumbs aria-label="Nine breadcrumbs">
          {Array.from({ length: 9 }, (_, step) => (
            <Link key={step} href="#">{`Step ${step + 1}`}</Link>
          ))}
        </Breadcrumbs>
      </>
    ),
  },
  {
    name: 'Pagination',
    drawn: <TablePagination component="div" count={120} page={1} rowsPerPage={25} onPageChange={nothing} />,
  },
]
