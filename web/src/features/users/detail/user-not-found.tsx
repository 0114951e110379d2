import PersonOff from '@mui/icons-material/PersonOffOutlined'
import { useTexts } from '../../../base/texts.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { NotFound } from '../../../base/ui/not-found.tsx'
import { userTexts } from '../user.texts.ts'

/** No such user, or none that the person may see; and the way back. */
export function UserNotFound() {
  const say = useTexts(userTexts)
  return (
    <NotFound
      icon={<PersonOff />}
      title={say('not_found_title')}
      text={say('not_found')}
      back={
        <ButtonLink to="/users" variant="contained">
          {say('back')}
        </ButtonLink>
      }
    />
  )
}
