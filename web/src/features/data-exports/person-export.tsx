import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useActionState } from 'react'
import { useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { asProblem } from '../../base/ui/problem-alert.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { dataExportTexts } from './data-exports.texts.ts'
import { exportPerson } from './data-exports.queries.ts'
import { ExportList } from './export-list.tsx'

/** Has all that is kept of a person put into one file: one's own, or for whoever administers, another's. */
export function PersonExport({ user_id }: { user_id: string }) {
  const say = useTexts(dataExportTexts)
  const toast = useToast()
  const isOwn = useSession(({ user }) => user?.user_id === user_id)
  const [error, make, isPending] = useActionState<unknown>(async () => {
    try {
      await exportPerson(user_id)
      toast({ message: say('asked') })
      return null
    } catch (failure) {
      return failure
    }
  }, null)
  const isFull = error !== null && asProblem(error).code === 'rate-limited'
  return (
    <Panel title={say(isOwn ? 'own_title' : 'of_title')}>
      <form action={make}>
        {isFull && !isPending ? (
          <Alert severity="warning">{say('too_many')}</Alert>
        ) : (
          <ActAlert error={isPending ? null : error} failed={say('failed')} />
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {say(isOwn ? 'own_means' : 'of_means')}
        </Typography>
        <Button type="submit" size="small" variant="outlined" disabled={isPending}>
          {say('make')}
        </Button>
      </form>
      <ExportList of={{ user_id }} />
    </Panel>
  )
}
