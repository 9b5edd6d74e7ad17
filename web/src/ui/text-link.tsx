import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

export const linkClass =
  'text-sea underline decoration-1 underline-offset-3 hover:text-sea-deep hover:decoration-2 rounded-faro'

/** A link inside words. */
export const TextLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link className={cx(linkClass, className)} {...rest} />
)
