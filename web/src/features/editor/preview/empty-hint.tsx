import { Trans } from '@lingui/react/macro'
import type { Template } from '#shared/templates/template.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { useEditor } from '../editor-context.ts'

const isEmpty = ({ document: { personalInfo, experience, education } }: DocumentSnapshot): boolean =>
  personalInfo.fullName === '' && personalInfo.email === '' && experience.length === 0 && education.length === 0

/** Returns the horizontal offset of the main column's center from the page's, as a fraction of the page width. */
const getColumnOffset = ({ layout, sidebar }: Template): number =>
  layout === 'single' ? 0 : (layout === 'sidebar-left' ? 0.5 : -0.5) * sidebar.width

/** Shown over the main column of an empty page. `width` is the page's, in CSS px. */
export const EmptyHint = ({ template, width }: { template: Template; width: number }) => {
  const { store } = useEditor()
  return useDocument(store, isEmpty) ? (
    <p
      className="pointer-events-none absolute left-1/2 top-1/3 z-10 -translate-x-1/2 text-center font-serif text-title text-ink-faint scheme-light"
      style={{
        marginLeft: getColumnOffset(template) * width,
        width: width * (template.layout === 'single' ? 0.8 : 0.92 - template.sidebar.width),
      }}
    >
      <Trans>Add your name to see the preview.</Trans>
    </p>
  ) : null
}
