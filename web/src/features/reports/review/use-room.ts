import useMediaQuery from '@mui/material/useMediaQuery'

/** What the window has room for beside the report. */
export const useRoom = () => ({
  forSectionList: useMediaQuery('(min-width:1200px)', { noSsr: true }),
  forSource: useMediaQuery('(min-width:900px)', { noSsr: true }),
})
