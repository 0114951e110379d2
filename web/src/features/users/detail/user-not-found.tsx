import PersonOff from '@mui/icons-material/PersonOffOutlined'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { PageHead } from '../../../base/ui/page-head.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { userTexts } from '../user.texts.ts'

/** No such user, or none that the person may see; and the way back. */
export function UserNotFound() {
  const say = useTexts(userTexts)
  return (
    <>
      <PageHead title={say('not_found_title')} />
      <Panel>
        <Empty
          icon={<PersonOff />}
          title={say('not_found_title')}
          text={say('not_found')}
          action={
            <ButtonLink to="/users" variant="contained">
              {say('back')}
            </ButtonLink>
          }
        />
      </Panel>
    </>
  )
}
