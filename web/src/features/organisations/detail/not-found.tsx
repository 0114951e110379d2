import { useTexts } from '../../../base/texts.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { PageHead } from '../../../base/ui/page-head.tsx'
import { detailTexts } from '../organisations.texts.ts'

/** Whatever the address names is not there for this person: absent, deleted and foreign look the same. */
export function OrganisationNotFound() {
  const say = useTexts(detailTexts)
  return (
    <>
      <PageHead title={say('not_found')} sub={say('not_found_text')} />
      <ButtonLink to="/organisations" variant="contained">
        {say('to_list')}
      </ButtonLink>
    </>
  )
}
