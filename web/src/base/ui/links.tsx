import Button, { type ButtonProps } from '@mui/material/Button'
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase'
import Link, { type LinkProps } from '@mui/material/Link'
import { type Lead, PageLink } from '../router/page-link.tsx'

/** The kit's link, button and bare row as links between the pages: typed addresses, fetched before the click. */
export const TextLink = (props: Omit<LinkProps, 'component' | 'href'> & Lead) => (
  <Link component={PageLink} {...props} />
)
export const ButtonLink = (props: Omit<ButtonProps<'a'>, 'component' | 'href'> & Lead) => (
  <Button component={PageLink} {...props} />
)
export const RowLink = (props: Omit<ButtonBaseProps<'a'>, 'component' | 'href'> & Lead) => (
  <ButtonBase component={PageLink} {...props} />
)
