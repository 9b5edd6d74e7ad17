import { Trans } from '@lingui/react/macro'
import type { Template } from '#shared/templates/template.ts'
import type { DocumentSnapshot } from '#web/storage/document-store.types.ts'
import { useDocument } from '#web/storage/use-storage.ts'
import { useEditing } from '../editor-context.ts'

const isEmpty = ({ document: { personalInfo, experience, education } }: DocumentSnapshot): boolean =>
  personalInfo.fullName === '' && personalInfo.email === '' && experience.length === 0 && education.length === 0

/** How far the middle of the main column lies from the page's, as a share of the page's width. */
const shiftOf = ({ layout, rail }: Template): number =>
  layout === 'single' ? 0 : (layout === 'rail-left' ? 0.5 : -0.5) * rail.width

/** On the blank page, before the first word: over the main column, clear of a rail. `width` is the page's. */
export const EmptyHint = ({ template, width }: { template: Template; width: number }) => {
  const { store } = useEditing()
  return useDocument(store, isEmpty) ? (
    <p
      className="pointer-events-none absolute left-1/2 top-1/3 z-10 -translate-x-1/2 text-center font-serif text-title text-ink-faint scheme-light"
      style={{
        marginLeft: shiftOf(template) * width,
        width: width * (template.layout === 'single' ? 0.8 : 0.92 - template.rail.width),
      }}
    >
      <Trans>Write your name, and the page begins.</Trans>
    </p>
  ) : null
}
