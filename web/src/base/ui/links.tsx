import Button, { type ButtonProps } from '@mui/material/Button'
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase'
import Link, { type LinkProps } from '@mui/material/Link'
import { type Leads, useLink } from '../router/use-link.ts'

// With an href the kit draws an anchor; a link always has one.

/** The kit's link, button and bare row as links between the pages: typed addresses, fetched before the press. */
export const TextLink = (props: Omit<LinkProps, 'href'> & Leads) => <Link {...useLink(props)} />
export const ButtonLink = (props: Omit<ButtonProps<'a'>, 'component' | 'href'> & Leads) => (
  <Button {...useLink(props)} />
)
export const RowLink = (props: Omit<ButtonBaseProps<'a'>, 'component' | 'href'> & Leads) => (
  <ButtonBase {...useLink(props)} />
)
