import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: ReactNode
  about?: ReactNode
  children: ReactNode
}

/** A section of the settings: title and description beside its controls. */
export const Section = ({ id, title, about, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid scroll-mt-24 gap-x-12 gap-y-5 border-t border-line py-10 md:grid-cols-[15rem_minmax(0,1fr)]"
  >
    <div>
      <h2 id={`${id}-title`} className="font-serif text-title">
        {title}
      </h2>
      {about && <p className="mt-1 text-note text-ink-soft">{about}</p>}
    </div>
    <div className="min-w-0">{children}</div>
  </section>
)

/** A title and text with actions at the end of the line. */
export const Row = ({ title, children, action }: { title: ReactNode; children?: ReactNode; action?: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
    <div className="min-w-0 max-w-prose">
      <p className="font-medium">{title}</p>
      {children && <div className="mt-0.5 text-note text-ink-soft">{children}</div>}
    </div>
    {action && <div className="flex flex-wrap gap-2">{action}</div>}
  </div>
)
