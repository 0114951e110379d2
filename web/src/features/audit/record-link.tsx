import type { AuditEvent } from '@alta/contract/audit'
import { useTexts } from '../../base/texts.tsx'
import { TextLink } from '../../base/ui/links.tsx'
import { auditTexts } from './audit.texts.ts'

/** What an act was done to: its name as a link for those who may read it, its kind in words for the others. */
export function RecordLink({ event: { record } }: { event: AuditEvent }) {
  const say = useTexts(auditTexts)
  if (record === null) return say('nothing')
  const { kind, id, name } = record
  if (name === null) return `${say(kind)} …${id.slice(-8)}`
  const look = { underline: 'hover', noWrap: true, title: name, sx: { display: 'block', maxWidth: 1 } } as const
  if (kind === 'user')
    return (
      <TextLink to="/users/:user_id" params={{ user_id: id }} {...look}>
        {name}
      </TextLink>
    )
  if (kind === 'chat_session')
    return (
      <TextLink to="/rag-chat/:chat_session_id" params={{ chat_session_id: id }} {...look}>
        {name}
      </TextLink>
    )
  return (
    <TextLink to="/browse-discharge-reports" search={{ report: id }} preload={false} {...look}>
      {name}
    </TextLink>
  )
}
