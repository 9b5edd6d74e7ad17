import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { withFactsOf } from '#shared/resume/tailoring/share-facts.ts'
import { compareDocuments } from '#web/components/compare/compare-documents.ts'
import { ComparedSectionView } from '#web/components/compare/compared-section.tsx'
import type { VersionRow } from '#web/storage/database/rows.ts'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import { useElementSize } from '../preview/use-element-size.ts'
import { ComparedPages } from './compared-pages.tsx'
import { useDrawnPages } from './use-drawn-pages.ts'

type Side = 'version' | 'now'

interface VersionViewProps {
  store: DocumentStore
  version: VersionRow
  onRename: (name: string) => void
  onRestore: () => void
}

const selectDocument = ({ document }: DocumentSnapshot) => document
const selectIsReadOnly = ({ problem }: DocumentSnapshot) => problem !== null

/** A version beside the document as it is now: its pages and its fields, with what differs marked. */
export const VersionView = ({ store, version, onRename, onRestore }: VersionViewProps) => {
  const { t } = useLingui()
  const current = useDocument(store, selectDocument)
  const isReadOnly = useDocument(store, selectIsReadOnly)
  const { basedOn } = store.getSnapshot()
  // What a restore would give: a tailored draft keeps the facts that it has now.
  const restored = useMemo(
    () => (basedOn ? withFactsOf(version.document, current) : version.document),
    [basedOn, version, current],
  )
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <VersionNameField key={version.id} name={version.name} onRename={onRename} />
        <Button kind="primary" icon="history" disabled={isReadOnly} onClick={onRestore}>
          <Trans>Restore</Trans>
        </Button>
      </div>
      <PagesBesideEachOther version={restored} now={current} />
      <ChangedFields left={restored} right={current} names={[t`This version`, t`Current version`]} />
    </div>
  )
}

const VersionNameField = ({ name, onRename }: { name: string; onRename: (name: string) => void }) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState(name)
  const save = () => {
    if (typed.trim() !== name) onRename(typed)
  }
  return (
    <Field label={<Trans>Version name</Trans>} className="min-w-48 flex-1">
      <Input
        value={typed}
        maxLength={200}
        autoComplete="off"
        placeholder={t`For example, before the interview`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
    </Field>
  )
}

type Document = VersionRow['document']

const PagesBesideEachOther = ({ version, now }: { version: Document; now: Document }) => {
  const { t } = useLingui()
  const [side, setSide] = useState<Side>('version')
  const { ref, size } = useElementSize()
  // A hidden side has no size of its own: both are as wide as the one that is shown.
  const width = Math.min(480, Math.floor(size.width))
  const drawn = useDrawnPages(width > 0 ? version : null, width)
  const drawnNow = useDrawnPages(width > 0 ? now : null, width)
  const sides = [
    { value: 'version', label: t`This version`, own: drawn, other: drawnNow },
    { value: 'now', label: t`Current version`, own: drawnNow, other: drawn },
  ] as const
  return (
    <div>
      <SegmentedControl
        legend={t`Pages shown`}
        className="mb-3 lg:hidden"
        value={side}
        onChange={setSide}
        segments={sides.map(({ value, label }) => ({ value, label }))}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        {sides.map(({ value, label, own, other }) => (
          <div key={value} ref={value === side ? ref : undefined} className={cx(value !== side && 'max-lg:hidden')}>
            <h3 className="mb-2 font-medium max-lg:sr-only">{label}</h3>
            <ComparedPages label={label} drawn={own} other={other} width={width} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface ChangedFieldsProps {
  left: Document
  right: Document
  names: readonly [string, string]
}

const ChangedFields = ({ left, right, names }: ChangedFieldsProps) => {
  const sections = useMemo(
    () =>
      compareDocuments(left, right)
        .map(({ section, fields }) => ({ section, fields: fields.filter((field) => field.left !== field.right) }))
        .filter(({ fields }) => fields.length > 0),
    [left, right],
  )
  const count = sections.reduce((sum, { fields }) => sum + fields.length, 0)
  return (
    <div>
      <div role="status">
        <h3 className="font-medium text-lead">
          {count === 0 ? (
            <Trans>The text hasn’t changed since this version.</Trans>
          ) : (
            <Plural
              value={count}
              one="# field has changed since this version"
              other="# fields have changed since this version"
            />
          )}
        </h3>
      </div>
      {sections.map(({ section, fields }) => (
        <ComparedSectionView key={section} section={section} fields={fields} names={names} />
      ))}
    </div>
  )
}
