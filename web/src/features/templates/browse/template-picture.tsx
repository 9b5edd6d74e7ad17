import { useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

/** A picture of the real engine's page, made at build. */
export const TemplatePicture = ({ template }: { template: Template }) => {
  const language = useLanguage()
  const [failed, setFailed] = useState(false)
  return (
    <span className="block aspect-[8.5/11] bg-sheet">
      {!failed && (
        <img
          src={`/gallery/${template.id}-${language}.webp`}
          alt=""
          width={612}
          height={792}
          loading="lazy"
          decoding="async"
          className="size-full object-cover object-top"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  )
}
