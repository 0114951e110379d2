import Apartment from '@mui/icons-material/ApartmentOutlined'
import { useTexts } from '../../../base/texts.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { NotFound } from '../../../base/ui/not-found.tsx'
import { detailTexts } from '../organisations.texts.ts'

/** Whatever the address names is not there for this person; and the way back. */
export function OrganisationNotFound() {
  const say = useTexts(detailTexts)
  return (
    <NotFound
      icon={<Apartment />}
      title={say('not_found')}
      text={say('not_found_text')}
      back={
        <ButtonLink to="/organisations" variant="contained">
          {say('to_list')}
        </ButtonLink>
      }
    />
  )
}
