/** The screen of the reports with what it shows: on the first page the address tells, later it is the list that most go to. */
export const browseScreen = async () => {
  const opensReport = new URLSearchParams(location.search).has('report')
  const [{ BrowseScreen, prepare }] = await Promise.all([
    import('./features/reports/browse.screen.tsx'),
    opensReport ? import('./features/reports/review/open-report.tsx') : import('./features/reports/report-list.tsx'),
  ])
  await prepare(opensReport)
  return BrowseScreen
}
