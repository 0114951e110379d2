import Tooltip from '@mui/material/Tooltip'

/** The tooltip of a tool. It is a child of the tool, so that a pointer on the tooltip is still on the tool. */
export const Hint = ({ anchor, text }: { anchor: HTMLElement; text: string }) => (
  <Tooltip open title={text} slotProps={{ popper: { anchorEl: anchor } }}>
    <span hidden />
  </Tooltip>
)
