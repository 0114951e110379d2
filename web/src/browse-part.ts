/**
 * Loads the screen of the reports together with its content: the open report if the address names one, else the list.
 */
export const browseScreen = async () => {
  const opensReport = new URLSearchParams(location.search).has('report')
  const [{ BrowseScreen, prepare }] = await Promise.all([
    import('./features/reports/browse.screen.tsx'),
    opensReport ? import('./features/reports/review/open-report.tsx') : import('./features/reports/report-list.tsx'),
  ])
  await prepare(opensReport)
  return BrowseScreen
}
