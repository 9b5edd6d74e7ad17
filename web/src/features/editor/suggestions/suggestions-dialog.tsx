import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isChanged } from '#web/components/suggestions/is-changed.ts'
import { toShownTexts } from '#web/components/suggestions/line-text.ts'
import { QuestionList } from '#web/components/suggestions/question-list.tsx'
import type { Suggestion } from '#web/components/suggestions/rule-suggestions.ts'
import { useWordingReview } from '#web/components/suggestions/use-wording-review.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { configQuery } from '#web/platform/api/queries.ts'
import { useAccountHint } from '#web/platform/auth/use-session.ts'
import { useOnline } from '#web/platform/use-online.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useEditor } from '../editor-context.ts'
import type { GoToField } from '../form/use-form-navigation.ts'
import { NoSuggestions } from './no-suggestions.tsx'
import { SuggestionRow } from './suggestion-row.tsx'
import { getSuggestionKey } from './suggestions.ts'
import { useProposedChanges } from './use-proposed-changes.ts'

const selectDocument = ({ document }: DocumentSnapshot) => document

interface SuggestionsDialogProps {
  templateId: string
  onClose: () => void
  onGoToField: GoToField
}

/** Proposed changes of the resume. An accepted change is an edit that can be undone. */
export const SuggestionsDialog = ({ templateId, onClose, onGoToField }: SuggestionsDialogProps) => {
  const { t } = useLingui()
  const { store } = useEditor()
  const language = useLanguage()
  const [loading, setLoading] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const { suggestions, accept, remove, addFromModel } = useProposedChanges(templateId, setError)
  const model = useQuery(configQuery).data?.advice.model ?? null
  const online = useOnline()
  const signedIn = useAccountHint() !== null
  const canUseModel = online && signedIn && model !== null

  const document = useDocument(store, selectDocument)
  const review = useWordingReview(document)
  const changes = suggestions?.map(({ change }) => change) ?? []
  const questions = (review?.cards ?? []).filter((card) => card.questions.length > 0 && !isChanged(card, changes))

  const show = ({ change: { path, before, after } }: Suggestion) => {
    const quote = typeof before === 'string' && typeof after === 'string' ? toShownTexts(before, after).before : ''
    onClose()
    // After the dialog has given the focus back.
    setTimeout(() => onGoToField(path, { quote }))
  }
  const loadModelSuggestions = async () => {
    setLoading(true)
    setError(null)
    try {
      await addFromModel()
    } catch (thrown) {
      setError(thrown)
    } finally {
      setLoading(false)
    }
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t`Suggested changes`}
        description={t`Nothing changes until you accept a suggestion. We change only the wording and never add facts.`}
      >
        {error !== null && (
          <Notice tone="bad" live="alert" className="mb-4">
            {getErrorMessage(error, language)}
          </Notice>
        )}
        {suggestions === null && error === null && (
          <p role="status" className="text-ink-soft">
            <Trans>Looking for suggestions…</Trans>
          </p>
        )}
        {suggestions?.length === 0 && questions.length === 0 && <NoSuggestions onClose={onClose} />}
        <ul className={cx(questions.length === 0 && 'max-h-[55dvh] overflow-y-auto')}>
          {suggestions?.map((suggestion) => (
            <SuggestionRow
              key={getSuggestionKey(suggestion)}
              suggestion={suggestion}
              onAccept={() => accept(suggestion)}
              onReject={() => remove(suggestion)}
              onShow={() => show(suggestion)}
            />
          ))}
        </ul>
        <QuestionList cards={questions} document={document} onAnswer={(_, change) => change && store.edit([change])} />
        {canUseModel && (
          <Button className="mt-4" busy={loading} onClick={() => void loadModelSuggestions()}>
            {loading ? <Trans>Asking AI…</Trans> : <Trans>Ask AI for better wording</Trans>}
          </Button>
        )}
      </DialogContent>
    </Dialog>
  )
}
