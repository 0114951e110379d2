import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { PageHead } from '../../../base/ui/page-head.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { detailTexts } from '../organisations.texts.ts'

/** Whatever the address names is not there for this person: absent, deleted and foreign look the same. */
export function OrganisationNotFound() {
  const say = useTexts(detailTexts)
  return (
    <>
      <PageHead title={say('not_found')} />
      <Panel>
        <Empty
          icon={<SearchOff />}
          title={say('not_found')}
          text={say('not_found_text')}
          action={
            <ButtonLink to="/organisations" variant="contained">
              {say('to_list')}
            </ButtonLink>
          }
        />
      </Panel>
    </>
  )
}
