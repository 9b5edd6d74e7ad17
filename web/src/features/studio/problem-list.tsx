import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#web/ui/feedback/notice.tsx'
import type { DesignProblem } from '#web/workers/render/protocol.ts'

/** Why a design was not saved, each with what to change. */
export const ProblemList = ({ problems }: { problems: readonly DesignProblem[] }) => {
  const getText = useProblemText()
  return (
    <Notice tone="bad" live="alert" title={<Trans>Fix these problems before you save:</Trans>}>
      <ul className="list-disc ps-5">
        {problems.map((problem) => (
          <li key={problem.kind === 'pdf-ua' ? problem.condition : problem.kind}>{getText(problem)}</li>
        ))}
      </ul>
    </Notice>
  )
}

const useProblemText = () => {
  const { t } = useLingui()
  return (problem: DesignProblem): string => {
    switch (problem.kind) {
      case 'contrast':
        return t`“${problem.text}” is hard to read on its background (${problem.ratio}:1). Choose a darker color or another background.`
      case 'small-text':
        return t`“${problem.text}” is too small (${problem.size} pt). Choose larger text.`
      case 'covered':
        return t`“${problem.text}” is covered by the logo. Make the logo smaller or move it.`
      case 'outside':
        return t`“${problem.text}” runs off the page. Choose smaller text or narrower margins.`
      case 'pdf-ua':
        return t`The PDF wouldn’t be accessible (${problem.condition}). Choose another style for the header or the headings.`
      case 'missing-characters':
        return t`Your fonts are missing these characters: ${problem.characters}`
      case 'unread':
        return t`An ATS can’t find “${problem.text}” in the PDF. Choose another layout.`
      case 'too-long':
        return t`With this design, one page of text takes up ${problem.pages} pages. Use smaller text, margins or spacing.`
    }
  }
}
