/** The number of reports and sums over them, for an organisation, a week and a strategy. See migration 0058. */
export interface ReportWeeks {
  organisation_id: string
  /** The Monday of the week, in UTC. */
  week: string
  report_strategy: string
  reports: number
}

export interface ReportSectionWeeks {
  organisation_id: string
  week: string
  section: string
}

/** Weeks in which something has changed since they were counted. */
export interface ReportWeeksStale {
  organisation_id: string
  week: string
}
