import { Trans } from '@lingui/react/macro'
import { type AnalysisResults, CATEGORIES } from '#shared/scoring/results.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { TextLink } from '#web/ui/link/text-link.tsx'

const listAdvice = ({ advice, categories, improvementAreas, limit, ledger }: AnalysisResults): readonly string[] => {
  if (advice !== 'model') return []
  const ofRules = new Set([limit?.text, ...ledger.map((row) => row.text)])
  const all = [...improvementAreas, ...CATEGORIES.flatMap((category) => categories[category].suggestions)]
  return [...new Set(all)].filter((text) => !ofRules.has(text))
}

/** What a model advises beside the findings of the rules; nothing without a model. */
export const ModelAdvice = ({ results }: { results: AnalysisResults }) => {
  const items = listAdvice(results)
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="font-serif text-title">
        <Trans>AI advice</Trans>
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {items.map((item) => (
          <li key={item} className="flex gap-3 py-3">
            <Icon name="arrow-up" className="mt-0.5 text-beam-ink" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
      {results.adviceLevel === 'basic' && (
        <p className="mt-3 text-ink-soft text-note">
          <Trans>
            This advice covers only your biggest issues. With the Professional plan, it covers every issue and all the
            requirements in the job ad.
          </Trans>{' '}
          <TextLink to="/subscribe" state={{ plan: 'professional' }}>
            <Trans>See plans</Trans>
          </TextLink>
        </p>
      )}
    </section>
  )
}
