import { Trans } from '@lingui/react/macro'
import { BeforeAfter } from '#web/components/suggestions/before-after.tsx'
import { toShownTexts } from '#web/components/suggestions/line-text.ts'
import { Points } from '#web/components/suggestions/points.tsx'
import type { Suggestion } from '#web/components/suggestions/rule-suggestions.ts'
import { useGain } from '#web/components/suggestions/use-gain.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { useEditor } from '../editor-context.ts'
import { formatValue } from './format-value.ts'

interface SuggestionRowProps {
  suggestion: Suggestion
  onAccept: () => void
  onReject: () => void
  /** Goes to the text that the change is about. */
  onShow: () => void
}

/** A proposed change with its reason, and buttons to accept or reject it. */
export const SuggestionRow = ({
  suggestion: { change, reason, source },
  onAccept,
  onReject,
  onShow,
}: SuggestionRowProps) => {
  const { store } = useEditor()
  const gain = useGain(store.getSnapshot().document, [change])
  const moves = change.path.at(-1) === '$order'
  return (
    <li className="border-t border-line py-4">
      <p className="flex flex-wrap items-center gap-2 text-note text-ink-soft">
        {reason}
        {source === 'model' && (
          <Badge tone="sea">
            <Trans>AI</Trans>
          </Badge>
        )}
      </p>
      {!moves && (
        <>
          <div className="mt-1.5">
            <BeforeAfter {...toShownTexts(formatValue(change.before), formatValue(change.after))} />
          </div>
          <Points value={gain} />
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" icon="check" onClick={onAccept}>
          <Trans>Accept</Trans>
        </Button>
        <Button size="small" kind="quiet" icon="close" onClick={onReject}>
          <Trans>Reject</Trans>
        </Button>
        {!moves && (
          <Button size="small" kind="quiet" icon="edit" onClick={onShow}>
            <Trans>Show in form</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}
