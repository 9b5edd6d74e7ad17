import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Logo } from '#shared/resume/design/brand.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { drawLogo } from '#web/platform/draw-logo.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Choice, Range } from './axis-fields.tsx'
import { FileButton } from './file-button.tsx'

const DEFAULTS = { size: 36, place: 'header', align: 'left' } as const

/** A logo in the header of page one or the footer of all. */
export const LogoField = ({
  logo,
  onChange,
}: {
  logo: Logo | undefined
  onChange: (logo: Logo | undefined) => void
}) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    setBusy(true)
    setError(null)
    try {
      onChange({ ...DEFAULTS, ...logo, ...(await drawLogo(file)) })
    } catch (thrown) {
      setError(getErrorMessage(thrown, language))
    } finally {
      setBusy(false)
    }
  }
  return (
    <fieldset>
      <legend className="mb-1 font-medium">
        <Trans>Logo</Trans>
      </legend>
      <p className="text-ink-soft text-note">
        <Trans>PNG, JPEG or SVG up to 2 MB. An ATS doesn’t read images, so include the name as text too.</Trans>
      </p>
      {logo && (
        <img
          src={logo.source}
          alt=""
          className="mt-3 max-h-20 max-w-full border border-line bg-sheet p-2 scheme-light"
        />
      )}
      {error !== null && <Notice className="mt-2" tone="bad" live="alert" title={error} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <FileButton
          accept=".png,.jpg,.jpeg,.svg,image/png,image/jpeg,image/svg+xml"
          busy={busy}
          onFiles={(files) => void choose(files)}
        >
          {logo ? <Trans>Choose another logo</Trans> : <Trans>Choose a logo</Trans>}
        </FileButton>
        {logo && (
          <Button
            size="small"
            kind="quiet"
            icon="trash"
            aria-label={t`Remove logo`}
            onClick={() => onChange(undefined)}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      {logo && <Placement logo={logo} onChange={onChange} />}
    </fieldset>
  )
}

const Placement = ({ logo, onChange }: { logo: Logo; onChange: (logo: Logo) => void }) => {
  const { t } = useLingui()
  return (
    <div className="mt-4 grid grid-cols-2 gap-4">
      <div className="col-span-2">
        <Choice
          label={<Trans>Position on the page</Trans>}
          value={logo.place}
          names={{ header: t`At the top of the first page`, footer: t`At the bottom of every page` }}
          onChange={(place) => onChange({ ...logo, place })}
        />
      </div>
      <Choice
        label={<Trans>Alignment</Trans>}
        value={logo.align}
        names={{ left: t`Left`, center: t`Centered`, right: t`Right` }}
        onChange={(align) => onChange({ ...logo, align })}
      />
      <Range
        label={<Trans>Height</Trans>}
        value={logo.size}
        min={12}
        max={72}
        step={2}
        text={`${logo.size} pt`}
        onChange={(size) => onChange({ ...logo, size })}
      />
    </div>
  )
}
