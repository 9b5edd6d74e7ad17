import type { Logo } from '../../resume/design/brand.ts'

/** The logo in its size, or smaller where it is wider than `maxWidth` pt. */
export const fitLogo = (logo: Logo, maxWidth: number): Logo => ({
  ...logo,
  size: Math.min(logo.size, (maxWidth * logo.height) / logo.width),
})
