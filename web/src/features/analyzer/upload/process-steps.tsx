import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/link/text-link.tsx'

/** What the analyzer does with a CV, in three steps. */
export const ProcessSteps = () => (
  <aside className="text-note">
    <h2 className="font-medium text-body">
      <Trans>What happens to your resume</Trans>
    </h2>
    <ol className="mt-3 divide-y divide-line border-y border-line">
      <Line n={1}>
        <Trans>Your device reads the file in the order an ATS would. The file is never sent.</Trans>
      </Line>
      <Line n={2}>
        <Trans>
          We check the content, keywords, format and ATS readability, and explain every point in your score.
        </Trans>
      </Line>
      <Line n={3}>
        <Trans>You get a score, the three things to fix first and your resume in the editor, ready to improve.</Trans>
      </Line>
    </ol>
    <p className="mt-3 text-ink-soft">
      <Trans>
        You can delete any analysis, or your whole account, in Settings. <TextLink to="/privacy">Privacy</TextLink>
      </Trans>
    </p>
  </aside>
)

const Line = ({ n, children }: { n: number; children: ReactNode }) => (
  <li className="flex gap-3 py-3">
    <span aria-hidden="true" className="w-3.5 shrink-0 font-serif text-lead text-beam-ink leading-none tabular-nums">
      {n}
    </span>
    <span className="text-ink-soft">{children}</span>
  </li>
)
