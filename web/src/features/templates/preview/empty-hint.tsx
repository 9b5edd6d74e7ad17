import { Trans } from '@lingui/react/macro'
import type { DocumentSnapshot } from '#web/storage/document-store.types.ts'
import { useDocument } from '#web/storage/use-storage.ts'
import { useEditing } from '../edit/editing.ts'

const isEmpty = ({ document: { personalInfo, experience, education } }: DocumentSnapshot): boolean =>
  personalInfo.fullName === '' && personalInfo.email === '' && experience.length === 0 && education.length === 0

/** On the blank page, before the first word. */
export const EmptyHint = () => {
  const { store } = useEditing()
  return useDocument(store, isEmpty) ? (
    <p className="pointer-events-none absolute inset-x-8 top-1/3 z-10 text-center font-serif text-title text-ink-faint scheme-light">
      <Trans>Write your name, and the page begins.</Trans>
    </p>
  ) : null
}
