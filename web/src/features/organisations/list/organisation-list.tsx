import Apartment from '@mui/icons-material/ApartmentOutlined'
import * as organisations from '@alta/contract/organisations'
import { organisationSorts } from '@alta/contract/organisations'
import { call } from '../../../base/api.ts'
import { keyOf } from '../../../base/query-key.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Empty } from '../../../base/ui/empty.tsx'
import { Grid } from '../../../base/ui/grid/grid.tsx'
import { useGridPage } from '../../../base/ui/grid/use-grid-page.ts'
import { among, useGridView } from '../../../base/ui/grid/use-grid-view.ts'
import { listTexts } from '../organisations.texts.ts'
import { DeletionsUnderWay } from './deletions-under-way.tsx'
import { useOrganisationColumns } from './organisation-columns.tsx'
import { useOrganisationActions } from './use-organisation-actions.tsx'

/** The organisations one may see. */
export function OrganisationList({ mayCreate }: { mayCreate: boolean }) {
  const say = useTexts(listTexts)
  const view = useGridView({ sort: 'name' })
  const query = { ...(view.q !== '' && { q: view.q }), sort: among(organisationSorts, view.sort) }
  const page = useGridPage({
    view,
    of: keyOf(organisations.list, query),
    read: (paging, signal) => call(organisations.list, { query: { ...query, ...paging } }, { signal }),
  })
  const { columns, card } = useOrganisationColumns()
  const { actions, dialogs } = useOrganisationActions()
  return (
    <>
      <DeletionsUnderWay />
      <Grid
        name="organisations"
        label={say('title')}
        view={view}
        page={page}
        columns={columns}
        card={card}
        rowKey={({ organisation_id }) => organisation_id}
        rowName={({ name }) => name}
        actions={actions}
        searchLabel={say('search')}
        empty={
          <Empty icon={<Apartment />} title={say('empty_title')} text={say(mayCreate ? 'empty_text' : 'empty_guest')} />
        }
        failed={say('failed')}
      />
      {dialogs}
    </>
  )
}
