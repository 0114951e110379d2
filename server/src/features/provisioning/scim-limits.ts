const megabyte = 1024 * 1024

/** The limits of one request of a provisioning client. */
export const scimLimits = {
  body_bytes: megabyte,
  filter_characters: 1_000,
  /** Comparisons in one filter, and levels of parentheses. */
  filter_terms: 30,
  filter_depth: 8,
  operations: 1_000,
  /** Resources on a page: at most, and where the client names no number. */
  page_max: 200,
  page: 100,
  /** Members of the groups on one page together; the page ends before there are more. */
  listed_members: 10_000,
  group_members: 5_000,
  /** People whom one request adds to a group or removes from it: each may get roles, or lose them. */
  changed_members: 500,
  emails: 20,
  text_characters: 256,
  requests_per_minute: 6_000,
} as const
