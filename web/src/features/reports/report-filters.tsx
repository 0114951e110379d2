import { type Organisation, reportStrategies } from '@alta/contract/organisations'
import { reportStatuses, type ReportSummary } from '@alta/contract/reports'
import { ratingLevels, reviewStates } from '@alta/contract/review'
import { languages } from '@alta/contract/languages'
import { sectionKeys, sectionTitles } from '@alta/contract/sections'
import { Suspense } from 'react'
import { useFormatter } from 'use-intl'
import { strategyTexts } from '../../base/reports/strategy.texts.ts'
import { useOrganisation } from '../../base/organisations/organisation-store.ts'
import { useSettings } from '../../base/settings.ts'
import { useOrganisations, useSession } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import type { GridFilter } from '../../base/ui/grid/grid-types.ts'
import type { GridView } from '../../base/ui/grid/use-grid-view.ts'
import { Waiting } from '../../base/ui/waiting.tsx'
import { languageNames } from './course/language-names.ts'
import { authorsSeen, dayIn } from './report-list.queries.ts'
import { filterTexts, listTexts } from './list.texts.ts'
import { DateRange, OrganisationPicker } from './list-parts.ts'

/** The name of the organisation in the address; its id stands for it while nothing is known of it. */
function OrganisationName({ id }: { id: string }) {
  const { organisation } = useOrganisation(id)
  return organisation?.name ?? id
}

/** Days in words; undefined while none is chosen. In UTC, as the server counts them. */
function useDays({ filters }: GridView) {
  const say = useTexts(filterTexts)
  const format = useFormatter()
  const day = (text: string) => format.dateTime(new Date(text), { dateStyle: 'medium', timeZone: 'UTC' })
  const [from, to] = [dayIn(filters['from']), dayIn(filters['to'])]
  const words = () => {
    if (from !== undefined && to !== undefined)
      return from === to ? day(from) : say('from_to', { from: day(from), to: day(to) })
    if (from !== undefined) return say('from_on', { from: day(from) })
    return to === undefined ? undefined : say('until', { to: day(to) })
  }
  return { from, to, shown: words() }
}

/** Oneself, and whoever has been seen in the list; whoever an address names is one of them too. */
function useAuthors(reports: readonly ReportSummary[], chosen: string | undefined) {
  const say = useTexts(filterTexts)
  const self = useSession(({ user }) => user?.user_id)
  const others = authorsSeen(reports).filter(({ value }) => value !== self)
  const me = self === undefined ? [] : [{ value: self, label: say('me') }]
  const known = [...me, ...others]
  return chosen === undefined || known.some(({ value }) => value === chosen)
    ? known
    : [...known, { value: chosen, label: say('somebody') }]
}

const isOwned = ({ permissions }: Organisation) =>
  permissions.includes('discharge_reports:read') && permissions.includes('discharge_reports:put_away')

/** Whether the person may see reports that were put away in some organisation. */
export const useOwns = () => useOrganisations(({ organisations }) => organisations.some(isOwned))

const isReadable = ({ permissions }: Organisation) => permissions.includes('discharge_reports:read')

/** The filters of the list, as they stand in its address. `reports` are those in sight. */
export function useReportFilters(view: GridView, reports: readonly ReportSummary[]): readonly GridFilter[] {
  const say = useTexts(filterTexts)
  const sayList = useTexts(listTexts)
  const sayStrategy = useTexts(strategyTexts)
  const days = useDays(view)
  const locale = useSettings((settings) => settings.locale)
  const { organisation_id, author_id, corrected_section, put_away } = view.filters
  const authors = useAuthors(reports, author_id)
  const organisationCount = useOrganisations(({ organisations }) => organisations.filter(isReadable).length)
  const owns = useOwns()
  const organisation: GridFilter = {
    key: 'organisation_id',
    label: sayList('organisation'),
    shown: organisation_id === undefined ? undefined : <OrganisationName id={organisation_id} />,
    panel: (choose) => (
      <Suspense fallback={<Waiting height={60} />}>
        <OrganisationPicker
          label={sayList('organisation')}
          name="organisation_id"
          permission="discharge_reports:read"
          value={null}
          onPick={(chosen) => choose({ organisation_id: chosen?.organisation_id })}
        />
      </Suspense>
    ),
  }
  // Only links from the figures set this filter.
  const section: GridFilter = {
    key: 'corrected_section',
    label: say('corrected_section'),
    choices: sectionKeys.map((key) => ({ value: key, label: sectionTitles[key][locale] })),
  }
  return [
    {
      key: 'needs_review',
      label: sayList('to_decide'),
      choices: [
        { value: 'true', label: say('needed') },
        { value: 'false', label: say('not_needed') },
      ],
    },
    {
      key: 'status',
      label: sayList('status'),
      choices: reportStatuses.map((status) => ({ value: status, label: say(status) })),
    },
    {
      key: 'review_state',
      label: say('review'),
      choices: reviewStates.map((state) => ({ value: state, label: say(state) })),
    },
    ...(corrected_section === undefined ? [] : [section]),
    {
      key: 'from',
      label: say('days'),
      shown: days.shown,
      also: ['to'],
      panel: (choose) => (
        <Suspense fallback={<Waiting height={150} />}>
          <DateRange from={days.from} to={days.to} onApply={({ from, to }) => choose({ from, to })} />
        </Suspense>
      ),
    },
    { key: 'author_id', label: sayList('generated_by'), choices: authors },
    {
      key: 'rating',
      label: sayList('rating'),
      choices: ratingLevels.map((level) => ({ value: level, label: say(level) })),
    },
    // A person who may read in one organisation only has no organisation to choose.
    ...(organisationCount > 1 || organisation_id !== undefined ? [organisation] : []),
    {
      key: 'language',
      label: say('language'),
      choices: languages.map((language) => ({ value: language, label: say(languageNames[language]) })),
    },
    {
      key: 'report_strategy',
      label: say('strategy'),
      choices: reportStrategies.map((strategy) => ({ value: strategy, label: sayStrategy(strategy) })),
    },
    ...(owns || put_away !== undefined
      ? [{ key: 'put_away', label: say('archive'), choices: [{ value: 'true', label: say('put_away') }] }]
      : []),
  ]
}
