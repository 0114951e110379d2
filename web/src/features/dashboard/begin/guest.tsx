import Apartment from '@mui/icons-material/ApartmentOutlined'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { beginTexts } from './begin.texts.ts'

/** The dashboard of a person without any role. */
export function Guest() {
  const say = useTexts(beginTexts)
  return (
    <Panel>
      <Empty icon={<Apartment />} title={say('guest_title')} text={say('guest_text')} />
    </Panel>
  )
}
