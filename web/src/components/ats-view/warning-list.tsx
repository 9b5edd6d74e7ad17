import { useLingui } from '@lingui/react/macro'
import type { Warning } from '#shared/parser/extracted-document.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useWarningMessages } from './use-warning-messages.ts'

const MAX_WARNINGS = 12

/** What was met in the file that a simpler parser may stumble over; each kind once, with its first place. */
export const WarningList = ({ hazards, onLine }: { hazards: readonly Warning[]; onLine: (line: number) => void }) => {
  const { t } = useLingui()
  const words = useWarningMessages()
  const kinds = [...new Map(hazards.toReversed().map((hazard) => [hazard.code, hazard])).values()].slice(
    0,
    MAX_WARNINGS,
  )
  if (kinds.length === 0) {
    return (
      <p className="mb-4 flex items-center gap-2 text-good text-note">
        <Icon name="success" size={16} />
        {t`Nothing in this file would trip a parser.`}
      </p>
    )
  }
  return (
    <ul className="mb-4 space-y-1 text-note">
      {kinds.toReversed().map(({ code, page, line }) => (
        <li key={code} className="flex items-start gap-2">
          <Icon name="warning" size={16} className="mt-0.5 text-beam-ink" />
          {line === undefined ? (
            <span>{words(code)}</span>
          ) : (
            <button
              type="button"
              className="min-h-6 text-start underline decoration-line-strong underline-offset-3 hover:decoration-ink"
              onClick={() => onLine(line)}
            >
              {words(code)}
            </button>
          )}
          <span className="shrink-0 text-ink-faint">{t`p. ${page}`}</span>
        </li>
      ))}
    </ul>
  )
}
