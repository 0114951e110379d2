/** Of an organisation, a week and a strategy: how many, and sums. See migration 0058. */
export interface ReportWeeks {
  organisation_id: string
  /** The Monday, in UTC. */
  week: string
  report_strategy: string
  reports: number
}

export interface ReportSectionWeeks {
  organisation_id: string
  week: string
  section: string
}

/** Weeks of which something has changed since they were counted. */
export interface ReportWeeksStale {
  organisation_id: string
  week: string
}
