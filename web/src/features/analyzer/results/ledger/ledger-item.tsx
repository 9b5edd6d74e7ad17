import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { gainedPoints, lostPoints } from '#shared/scoring/ledger-points.ts'
import type { Evidence, LedgerView } from '#shared/scoring/results.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import { QuotedText } from '#web/ui/quoted-text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { OpenFinding } from '../use-open-finding.ts'
import { filterEvidence, isFixed, roundPoints } from './ledger-rows.ts'

interface LedgerItemProps {
  row: LedgerView
  category: string
  finding: OpenFinding
  onShowLine: ((evidence: Evidence) => void) | null
}

/** One rule of the ledger: its points, its finding and its evidence. */
export const LedgerItem = ({ row, category, finding, onShowLine }: LedgerItemProps) => {
  const language = useLanguage()
  const lost = roundPoints(lostPoints(row))
  const gained = roundPoints(gainedPoints(row))
  const amount = lost > 0 ? `−${formatNumber(lost, language)}` : `+${formatNumber(gained, language)}`
  return (
    <li className="grid grid-cols-[3.5rem_1fr] gap-x-4 py-3.5 sm:grid-cols-[4.5rem_1fr_8rem]">
      <p className={cx('font-medium text-lead tabular-nums leading-snug', lost > 0 ? 'text-bad' : 'text-good')}>
        <span aria-hidden="true">{amount}</span>
        <VisuallyHidden>
          {lost > 0 ? (
            <Plural value={lost} one="# point lost" other="# points lost" />
          ) : (
            <Plural value={gained} one="# point earned" other="# points earned" />
          )}
        </VisuallyHidden>
      </p>
      <div className="min-w-0">
        <p className="font-medium leading-snug">{row.title}</p>
        {row.text && <p className="mt-0.5 text-note text-ink-soft">{row.text}</p>}
        <EvidenceList items={filterEvidence(row.evidence)} onShowLine={onShowLine} />
        {lost > 0 && isFixed(row, finding.edited) && (
          <p className="mt-1.5 flex gap-2 text-good text-note">
            <Icon name="check" size={16} className="mt-0.5" />
            <Trans>Fixed in the editor</Trans>
          </p>
        )}
        {lost > 0 && !isFixed(row, finding.edited) && (
          <button
            type="button"
            className={cx(LINK_CLASS, 'mt-1.5 min-h-6 text-note')}
            disabled={finding.busy !== null}
            onClick={() => finding.open(row.rule, row.title)}
          >
            <Trans>Fix it in the editor</Trans>
            <VisuallyHidden>: {row.title}</VisuallyHidden>
          </button>
        )}
      </div>
      <p className="col-start-2 mt-1 text-note text-ink-faint sm:col-start-3 sm:mt-0 sm:text-end">{category}</p>
    </li>
  )
}

const MAX_EVIDENCE = 3

const EvidenceList = ({
  items,
  onShowLine,
}: {
  items: readonly Evidence[]
  onShowLine: LedgerItemProps['onShowLine']
}) => {
  const { t } = useLingui()
  if (items.length === 0) return null
  const more = items.length - MAX_EVIDENCE
  return (
    <ul className="mt-2 space-y-1 text-note">
      {items.slice(0, MAX_EVIDENCE).map((evidence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same quote
        <li key={i}>
          {onShowLine && evidence.line !== undefined ? (
            <button
              type="button"
              className="inline min-h-6 text-start text-sea underline decoration-line-strong underline-offset-3 hover:decoration-sea"
              onClick={() => onShowLine(evidence)}
            >
              <Quote evidence={evidence} />
              <VisuallyHidden>{t`Show in resume`}</VisuallyHidden>
            </button>
          ) : (
            <span className="text-ink-soft">
              <Quote evidence={evidence} />
            </span>
          )}
          <span className="ms-2 whitespace-nowrap text-ink-faint">{t`p. ${evidence.page}`}</span>
        </li>
      ))}
      {more > 0 && (
        <li className="flex items-center gap-1 text-ink-faint">
          <Icon name="more" size={16} />
          {t`and ${more} more`}
        </li>
      )}
    </ul>
  )
}

const Quote = ({ evidence }: { evidence: Evidence }) => {
  const { t } = useLingui()
  return evidence.quote ? <QuotedText text={evidence.quote} /> : t`this line`
}
