import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useCallback, useState } from 'react'
import { type Language, otherLanguage } from '#shared/languages.ts'
import { getValueAt } from '#shared/resume/edits/changes.ts'
import { stripMarks } from '#shared/resume/prose/marks.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { listUntranslated } from '#shared/resume/translation/localized-fields.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/dialog/dialog.tsx'

interface TranslationCheck {
  /** Starts a download at once, or asks first when parts of the document are in the other language. */
  readonly ask: (download: () => void) => void
  readonly dialog: ReactNode
}

/** Says before a download which parts have no text in its language. `onTranslate` opens them. */
export const useTranslationCheck = (
  store: DocumentStore,
  onTranslate?: (path: readonly string[]) => void,
): TranslationCheck => {
  const [asked, setAsked] = useState<{ readonly download: () => void } | null>(null)
  const ask = useCallback(
    (download: () => void) => {
      const { document } = store.getSnapshot()
      if (listUntranslated(document, document.language).length === 0) download()
      else setAsked({ download })
    },
    [store],
  )
  const close = () => setAsked(null)
  const { document } = store.getSnapshot()
  const dialog = asked && (
    <UntranslatedDialog
      document={document}
      onClose={close}
      onTranslate={
        onTranslate &&
        ((path) => {
          close()
          // The dialog gives the focus back when it is gone.
          requestAnimationFrame(() => onTranslate(path))
        })
      }
      onDownload={() => {
        close()
        asked.download()
      }}
    />
  )
  return { ask, dialog }
}

interface UntranslatedDialogProps {
  document: ResumeDocument
  onClose: () => void
  onTranslate: ((path: readonly string[]) => void) | undefined
  onDownload: () => void
}

/** Lines of the list; the number above it counts all. */
const MAX_LISTED = 8

const toExcerpt = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? stripMarks(value) : ''

const UntranslatedDialog = ({ document, onClose, onTranslate, onDownload }: UntranslatedDialogProps) => {
  const { language } = document
  const other = otherLanguage(language)
  const paths = listUntranslated(document, language)
  const [first] = paths
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={<MissingTitle count={paths.length} language={language} />}
        description={
          other === 'es' ? (
            <Trans>These parts of the file will be in Spanish:</Trans>
          ) : (
            <Trans>These parts of the file will be in English:</Trans>
          )
        }
      >
        <ul lang={other}>
          {paths.slice(0, MAX_LISTED).map((path) => (
            <li key={path.join('/')} className="truncate border-t border-line py-2 text-note">
              {toExcerpt(getValueAt(document, [...path, other]))}
            </li>
          ))}
          {paths.length > MAX_LISTED && <li className="border-t border-line py-2 text-note">…</li>}
        </ul>
        <DialogActions>
          {onTranslate && first ? (
            <Button onClick={() => onTranslate(first)}>
              <Trans>Translate first</Trans>
            </Button>
          ) : (
            <Button onClick={onClose}>
              <Trans>Back to form</Trans>
            </Button>
          )}
          <Button kind="primary" icon="download" onClick={onDownload}>
            <Trans>Download anyway</Trans>
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

const MissingTitle = ({ count, language }: { count: number; language: Language }) =>
  language === 'es' ? (
    <Plural value={count} one="# part isn’t in Spanish yet" other="# parts aren’t in Spanish yet" />
  ) : (
    <Plural value={count} one="# part isn’t in English yet" other="# parts aren’t in English yet" />
  )
