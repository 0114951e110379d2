import Tooltip from '@mui/material/Tooltip'

/** The name of a tool beside it. Drawn inside the tool, so that a pointer that moves onto it has not left. */
export const Hint = ({ place, text }: { place: HTMLElement; text: string }) => (
  <Tooltip open title={text} slotProps={{ popper: { anchorEl: place } }}>
    <span hidden />
  </Tooltip>
)
