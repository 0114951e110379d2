import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import { sectionTitles } from '@alta/contract/sections'
import { type ComponentProps, Suspense } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { Tool } from '../../../base/ui/tool.tsx'
import { visuallyHidden } from '../../../base/ui/visually-hidden.ts'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { correctTexts } from './correct.texts.ts'
import { useCorrecting } from './correcting.ts'
import type { SectionEditProps } from './section-writing.tsx'

const SectionWriting = onDemand(async () => (await import('./section-writing.tsx')).SectionWriting)
const EditedText = onDemand(async () => (await import('./edited-text.tsx')).EditedText)

/** The button beside the title of a section that opens its editor. */
export function EditPencil({ section, language }: SectionEditProps) {
  const say = useTexts(correctTexts)
  const correcting = useCorrecting()
  if (!correcting || correcting.open === section) return null
  return (
    <Tool
      icon={<Edit />}
      label={say('edit_named', { section: sectionTitles[section][language] })}
      onClick={() => correcting.edit(section)}
    />
  )
}

/** The dot beside the title of a section with unsaved changes. */
export function ChangedDot() {
  const say = useTexts(correctTexts)
  return (
    <Box component="span" sx={{ position: 'relative', display: 'flex' }}>
      <Box
        component="svg"
        viewBox="0 0 8 8"
        aria-hidden
        sx={{ width: 7, height: 7, fill: 'currentColor', color: 'info.main' }}
      >
        <circle cx="4" cy="4" r="4" />
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {say('changed')}
      </Box>
    </Box>
  )
}

/** A section being written in. */
export const SectionEdit = (props: SectionEditProps) => (
  <Suspense fallback={<Waiting height={120} />}>
    <SectionWriting {...props} />
  </Suspense>
)

type SectionEditedProps = Omit<ComponentProps<typeof EditedText>, 'fresh'>

/** A section that was written in, to be read. */
export function SectionEdited(props: SectionEditedProps) {
  const correcting = useCorrecting()
  return (
    <Suspense>
      <EditedText {...props} fresh={correcting?.fresh ?? null} />
    </Suspense>
  )
}
