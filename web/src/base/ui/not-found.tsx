import type { ReactNode } from 'react'
import { Empty } from './empty.tsx'
import { PageHead } from './page-head.tsx'
import { Panel } from './panel.tsx'

interface NotFoundProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  /** The link to where it would be found. */
  readonly back: ReactNode
}

/** A page whose address names nothing that this person may see: absent, deleted and foreign look the same. */
export function NotFound({ icon, title, text, back }: NotFoundProps) {
  return (
    <>
      <PageHead title={title} />
      <Panel>
        <Empty icon={icon} text={text} action={back} />
      </Panel>
    </>
  )
}
