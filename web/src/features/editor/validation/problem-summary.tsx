import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import type { Problem } from './find-problems.ts'
import { useProblemMessage } from './problem-context.ts'

interface ProblemSummaryProps {
  problems: readonly Problem[]
  onGoToField: (path: readonly string[]) => void
  onSubmitAnyway: () => void
}

/** Lists the problems with links to their fields. The download stays possible. */
export const ProblemSummary = ({ problems, onGoToField, onSubmitAnyway }: ProblemSummaryProps) => {
  const { t } = useLingui()
  const sentence = useProblemMessage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice
        tone="bad"
        live="alert"
        title={t`Before you download`}
        actions={
          <Button size="small" onClick={onSubmitAnyway}>
            <Trans>Download anyway</Trans>
          </Button>
        }
      >
        <ul className="list-disc space-y-1 ps-5">
          {problems.map((problem) => (
            <li key={problem.path.join('/')}>
              <button type="button" className={LINK_CLASS} onClick={() => onGoToField(problem.path)}>
                {sentence(problem)}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
