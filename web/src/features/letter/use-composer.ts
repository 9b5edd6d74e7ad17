import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { applyComposed } from '#shared/letter/apply-composed.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import { LETTER_LIMITS, type Letter } from '#shared/resume/letter/letter.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { composeLetter } from '#web/workers/render/client.ts'
import { useLetterContext } from './letter-context.ts'

const toJson = (value: unknown) => JSON.parse(JSON.stringify(value))

/**
 * Writes the letter from the resume, on this device; `compose` returns whether it did. `another`: with other words than
 * those it has.
 */
export const useComposer = () => {
  const { t } = useLingui()
  const { store, language, resume } = useLetterContext()
  const [busy, setBusy] = useState(false)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const compose = async (another: boolean): Promise<boolean> => {
    const { document, job } = store.getSnapshot()
    const { letter } = document
    if (!resume || !letter) return false
    const wording = another ? (letter.wording + 1) % LETTER_LIMITS.wordings : letter.wording
    controller.current = new AbortController()
    setBusy(true)
    try {
      const composed = await composeLetter(controller.current.signal, {
        resume: { ...resume.document, personalInfo: document.personalInfo },
        language,
        situation: letter.situation,
        ad: letter.situation === 'speculative' ? '' : (job?.ad ?? ''),
        position: letter.position[language] ?? '',
        company: letter.company,
        referrer: letter.referrer,
        reason: letter.reason[language] ?? '',
        country: document.country,
        date: letter.date,
        wording,
      })
      // Composing replaces what was edited: the state before stays in the version history.
      if (letter.paragraphs.length > 0) await store.saveVersion('auto')
      const current = store.getSnapshot().document
      store.edit(
        createChanges(current, {
          wording,
          paragraphs: applyComposed(current.letter?.paragraphs ?? [], composed, language),
          subject: { ...current.letter?.subject, [language]: current.letter?.subject[language] || composed.subject },
        }),
      )
      return true
    } catch (error) {
      const failure = toAppError(error)
      if (failure.code === 'cancelled') return false
      console.warn(failure)
      toast({ kind: 'error', title: t`Error`, description: t`We couldn’t write the letter. Please try again.` })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, compose }
}

const createChanges = (
  document: ResumeDocument,
  { wording, paragraphs, subject }: Pick<Letter, 'wording' | 'paragraphs' | 'subject'>,
): Change[] => [
  ...setValue(document, ['letter', 'paragraphs'], toJson(paragraphs)),
  ...setValue(document, ['letter', 'subject'], toJson(subject)),
  ...setValue(document, ['letter', 'wording'], wording),
]
