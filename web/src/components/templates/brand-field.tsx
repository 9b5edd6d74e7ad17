import { Trans, useLingui } from '@lingui/react/macro'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import { diffDocuments } from '#shared/resume/edits/diff-documents.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { applyBrand, applySavedDesign } from '#shared/templates/apply-saved-design.ts'
import { useDesigns } from '#web/storage/designs/use-designs.ts'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { TextLink } from '#web/ui/link/text-link.tsx'

const selectStyling = ({ document }: DocumentSnapshot): ResumeDocument['styling'] => document.styling

type Styling = ResumeDocument['styling']

/** The brand of a resume or letter: logo, colors, fonts and footer, in any template. */
export const BrandField = ({ store }: { store: DocumentStore }) => {
  const { t } = useLingui()
  const rows = useDesigns()
  const styling = useDocument(store, selectStyling)
  const { brand, design, brandFaces } = styling
  const saved = rows?.find(({ id }) => id === brand?.id)?.design
  const style = (next: (before: Styling) => Styling) => {
    const { document } = store.getSnapshot()
    store.edit(diffDocuments(document, { ...document, styling: next(document.styling) }))
  }
  const choose = (id: string) => {
    const chosen = rows?.find((row) => row.id === id)?.design
    style((before) =>
      chosen ? applyBrand(before, chosen.brand) : { ...before, brand: undefined, brandFaces: undefined },
    )
  }
  const isOutdated = saved !== undefined && !isSame(styling, saved)
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={<Trans>Brand</Trans>}
        hint={
          <Trans>
            A brand sets the logo, colors, fonts and footer. Create one in the{' '}
            <TextLink to="/studio">design studio</TextLink>.
          </Trans>
        }
      >
        <Select value={brand?.id ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{t`No brand`}</option>
          {brand && !saved && <option value={brand.id}>{brand.name}</option>}
          {rows?.map(({ id, design: { brand: one } }) => (
            <option key={id} value={id}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
      {isOutdated && (
        <Button
          size="small"
          icon="refresh"
          className="self-start"
          onClick={() =>
            style((before) =>
              before.template === design?.id ? applySavedDesign(before, saved) : applyBrand(before, saved.brand),
            )
          }
        >
          <Trans>Update to the saved design</Trans>
        </Button>
      )}
      {(brand?.text ?? brand?.display) && (
        <Checkbox
          label={<Trans>Use the brand’s fonts</Trans>}
          checked={brandFaces !== false}
          onChange={({ target }) => style((before) => ({ ...before, brandFaces: target.checked ? undefined : false }))}
        />
      )}
    </div>
  )
}

const isSame = ({ brand, design, template }: Styling, saved: SavedDesign): boolean =>
  isDeepEqual(brand, saved.brand) && (template !== saved.design?.id || isDeepEqual(design, saved.design))
