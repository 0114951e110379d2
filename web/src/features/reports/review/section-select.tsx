import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { sectionTitles } from '@alta/contract/sections'
import { useTexts } from '../../../base/texts.tsx'
import { reviewTexts } from './review.texts.ts'
import { goToSection, type SectionNavProps, useSectionInView } from './section-nav.tsx'

/** The sections as a list to choose from, where there is no room for a column. */
export function SectionSelect(props: SectionNavProps) {
  const say = useTexts(reviewTexts)
  const at = useSectionInView(props)
  const { evidence, language, container } = props
  const { sections } = evidence
  return (
    <Select
      size="small"
      value={at}
      inputProps={{ 'aria-label': say('section') }}
      sx={{ flex: '0 1 auto', minWidth: 90, maxWidth: { xs: 170, sm: 260 } }}
      onChange={({ target }) => goToSection(container, target.value)}
    >
      {sections.map(({ key }) => (
        <MenuItem key={key} value={key}>
          {sectionTitles[key][language]}
        </MenuItem>
      ))}
    </Select>
  )
}
