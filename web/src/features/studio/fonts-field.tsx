import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Brand, FACE_WEIGHTS, type FaceWeight, type OwnFamily } from '#shared/resume/design/brand.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { redrawFace } from '#web/workers/face/client.ts'
import type { RedrawnFace } from '#web/workers/face/protocol.ts'
import { FileButton } from './file-button.tsx'

interface FontsFieldProps {
  brand: Brand
  onChange: (parts: Pick<Partial<Brand>, 'text' | 'display'>) => void
}

/** Fonts of the person's own, for the text and for name and headings. */
export const FontsField = ({ brand, onChange }: FontsFieldProps) => {
  const [isLicensed, setIsLicensed] = useState(brand.text !== undefined || brand.display !== undefined)
  return (
    <fieldset>
      <legend className="mb-1 font-medium">
        <Trans>Your own fonts</Trans>
      </legend>
      <p className="text-ink-soft text-note">
        <Trans>TTF or OTF files up to 2 MB. We keep only the characters that resumes in European languages need.</Trans>
      </p>
      <Checkbox
        className="mt-2"
        label={<Trans>My license lets me embed these fonts in documents I share</Trans>}
        checked={isLicensed}
        onChange={({ target }) => setIsLicensed(target.checked)}
      />
      <FamilyField
        label={<Trans>Text</Trans>}
        family={brand.text}
        disabled={!isLicensed}
        onChange={(text) => onChange({ text })}
      />
      <FamilyField
        label={<Trans>Name and headings</Trans>}
        family={brand.display}
        disabled={!isLicensed}
        onChange={(display) => onChange({ display })}
      />
    </fieldset>
  )
}

interface FamilyFieldProps {
  label: React.ReactNode
  family: OwnFamily | undefined
  disabled: boolean
  onChange: (family: OwnFamily | undefined) => void
}

const FamilyField = ({ label, family, disabled, onChange }: FamilyFieldProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const names = useWeightNames()
  const weights = FACE_WEIGHTS.filter((weight) => family?.files[weight] !== undefined)

  const add = async (files: readonly File[]) => {
    setBusy(true)
    setError(null)
    let next = family
    try {
      for (const file of files) next = addFace(next, await redrawFace(new AbortController().signal, file))
      onChange(next)
    } catch (thrown) {
      setError(getErrorMessage(thrown, language))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mt-4">
      <p className="font-medium text-note">{label}</p>
      {family && (
        <p className="mt-1 text-note">
          {family.name} <span className="text-ink-soft">· {weights.map((weight) => names[weight]).join(', ')}</span>
        </p>
      )}
      {error !== null && <Notice className="mt-2" tone="bad" live="alert" title={error} />}
      <div className="mt-2 flex flex-wrap gap-2">
        <FileButton
          accept=".ttf,.otf,font/ttf,font/otf"
          multiple
          busy={busy}
          disabled={disabled}
          onFiles={(files) => void add(files)}
        >
          {family ? <Trans>Add a weight</Trans> : <Trans>Choose font files</Trans>}
        </FileButton>
        {family && (
          <Button
            size="small"
            kind="quiet"
            icon="trash"
            aria-label={t`Remove the font ${family.name}`}
            onClick={() => onChange(undefined)}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

const useWeightNames = (): Readonly<Record<FaceWeight, string>> => {
  const { t } = useLingui()
  return {
    regular: t`Regular`,
    bold: t`Bold`,
    italic: t`Italic`,
    'bold-italic': t`Bold italic`,
    light: t`Thin`,
  }
}

/** The first face is the regular one, whatever its file says; a family of another name takes the place of the last. */
const addFace = (family: OwnFamily | undefined, face: RedrawnFace): OwnFamily => {
  if (family?.name !== face.family)
    return { name: face.family, sizeFactor: face.sizeFactor, files: { regular: face.base64 } }
  return { ...family, files: { ...family.files, [face.weight]: face.base64 } }
}
