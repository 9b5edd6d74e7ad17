import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Link } from './link.tsx'

export const LINK_CLASS =
  'text-sea underline decoration-1 underline-offset-3 hover:text-sea-deep hover:decoration-2 rounded-faro'

/** A link within running text. */
export const TextLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link className={cx(LINK_CLASS, className)} {...rest} />
)
