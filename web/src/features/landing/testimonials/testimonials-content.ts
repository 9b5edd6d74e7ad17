import { useLingui } from '@lingui/react/macro'

export interface Testimonial {
  readonly name: string
  readonly initials: string
  readonly role: string
  readonly content: string
  readonly rating: number
}

// Sample content. Replace it with real testimonials and a real rating before launch.
export const RATING = { score: 4.9, of: 5, users: 10_000 } as const

/** Invented testimonials, which the page labels as sample content. */
export const useTestimonials = (): readonly [Testimonial, Testimonial, Testimonial] => {
  const { t } = useLingui()
  return [
    {
      name: 'María González',
      initials: 'MG',
      role: t`Marketing manager`,
      content: t`I had sent out the same resume forty times. Faro showed me, line by line, where it was losing points. I changed seven sentences and got three interviews within a month.`,
      rating: 5,
    },
    {
      name: 'Daniel Reyes',
      initials: 'DR',
      role: t`Software developer`,
      content: t`The ATS wasn’t reading my second column at all. Now it does.`,
      rating: 5,
    },
    {
      name: 'Ana Sofía Prieto',
      initials: 'AP',
      role: t`Financial analyst`,
      content: t`I like that it never makes anything up: it points to my own words and says what they’re worth.`,
      rating: 5,
    },
  ]
}
