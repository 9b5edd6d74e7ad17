import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { JobMatch } from '#shared/scoring/results.ts'
import { cx } from '#web/ui/cx.ts'

/** Terms of the job ad: missing, found elsewhere, found. */
export const JobMatchView = ({ match }: { match: JobMatch }) => {
  const found = match.found.length
  const total = found + match.missing.length + match.elsewhere.length
  return (
    <section>
      <h2 className="font-serif text-title">
        <Trans>Against the job ad</Trans>
      </h2>
      <p className="mt-1 text-ink-soft tabular-nums">
        <Plural value={total} one="# term read in the ad." other="# terms read in the ad." />{' '}
        <Trans>Your CV has {found} of them where a parser looks.</Trans>
      </p>
      <div className="mt-4 grid gap-6 border-y border-line py-5 sm:grid-cols-3">
        <Terms
          title={<Trans>Missing</Trans>}
          terms={match.missing}
          required={match.required}
          look="border-bad text-bad"
          none={<Trans>None is missing.</Trans>}
        />
        <Terms
          title={<Trans>There, but not where a parser looks</Trans>}
          terms={match.elsewhere}
          required={match.required}
          look="border-beam text-beam-ink"
          none={<Trans>None.</Trans>}
        />
        <Terms
          title={<Trans>Found</Trans>}
          terms={match.found}
          required={match.required}
          look="border-good text-good"
          none={<Trans>None yet.</Trans>}
        />
      </div>
    </section>
  )
}

interface TermsProps {
  title: ReactNode
  terms: readonly string[]
  required: readonly string[]
  look: string
  none: ReactNode
}

const Terms = ({ title, terms, required, look, none }: TermsProps) => (
  <div>
    <h3 className="font-medium">{title}</h3>
    {terms.length === 0 ? (
      <p className="mt-2 text-note text-ink-soft">{none}</p>
    ) : (
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {terms.map((term) => (
          <li key={term} className={cx('rounded-faro border px-2 py-0.5 text-note', look)}>
            {term}
            {required.includes(term) && <strong className="ms-1 font-medium">*</strong>}
          </li>
        ))}
      </ul>
    )}
    {terms.some((term) => required.includes(term)) && (
      <p className="mt-2 text-note text-ink-faint">
        <Trans>* asked for as required</Trans>
      </p>
    )}
  </div>
)
