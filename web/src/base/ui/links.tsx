import Button, { type ButtonProps } from '@mui/material/Button'
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase'
import Link, { type LinkProps } from '@mui/material/Link'
import { createLink } from '@tanstack/react-router'

// With an href the kit draws an anchor; the router always hands one over.

/** The kit's link, button and bare row as links of the router: typed paths, loaded before the click. */
export const TextLink = createLink((props: LinkProps) => <Link {...props} />)
export const ButtonLink = createLink(({ href = '', ...props }: Omit<ButtonProps<'a'>, 'component'>) => (
  <Button href={href} {...props} />
))
export const RowLink = createLink(({ href = '', ...props }: Omit<ButtonBaseProps<'a'>, 'component'>) => (
  <ButtonBase href={href} {...props} />
))
