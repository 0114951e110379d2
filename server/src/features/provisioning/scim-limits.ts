const megabyte = 1024 * 1024

/** What one request of a provisioning client may take. */
export const scimLimits = {
  body_bytes: megabyte,
  filter_characters: 1_000,
  /** Comparisons in one filter, and parentheses in parentheses. */
  filter_terms: 30,
  filter_depth: 8,
  operations: 1_000,
  /** Resources on a page: as many as are asked for, and where nobody says. */
  page_max: 200,
  page: 100,
  /** Of the groups on one page together; the page ends before there are more. */
  listed_members: 10_000,
  group_members: 5_000,
  /** People who come into a group or leave it by one request: each may be given roles, or lose them. */
  changed_members: 500,
  emails: 20,
  text_characters: 256,
  requests_per_minute: 6_000,
} as const
