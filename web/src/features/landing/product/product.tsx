import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'

/** Size of the pictures in px (test/e2e/take-screenshots.ts). */
const WIDTH = 1280
const HEIGHT = 800

interface ScreenProps {
  /** Name of the picture in `web/public/screenshots`, without its language. */
  picture: string
  /** What the picture shows, for those who do not see it. */
  alt: string
  caption: ReactNode
  className?: string
}

const Screen = ({ picture, alt, caption, className }: ScreenProps) => (
  <figure className={className}>
    <img
      src={`/screenshots/${picture}-${useLanguage()}.jpg`}
      alt={alt}
      width={WIDTH}
      height={HEIGHT}
      loading="lazy"
      decoding="async"
      className="h-auto w-full rounded-faro border border-line bg-sheet shadow-faro"
    />
    <figcaption className="mt-3 text-note text-ink-soft">{caption}</figcaption>
  </figure>
)

/** Pictures of the running product, with invented data. */
export const Product = () => {
  const { t } = useLingui()
  return (
    <section aria-labelledby="product-title" className="border-t border-line">
      <div className="mx-auto w-full max-w-[76rem] px-5 py-16 sm:px-8 lg:py-24">
        <h2 id="product-title" className="max-w-[18em] font-serif text-head tracking-tight">
          <Trans>What Faro looks like</Trans>
        </h2>
        <div className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:mt-14">
          <Screen
            picture="editor-wide"
            alt={t`The editor: the form on the left and a sample resume on the right.`}
            caption={
              <Trans>The editor: write on the left and see the page on the right. Click any text to change it.</Trans>
            }
            className="md:col-span-2"
          />
          <Screen
            picture="result-wide"
            alt={t`Analysis results: a sample resume’s score out of 100 and what to fix first.`}
            caption={
              <Trans>The results: a score out of 100, what to fix first and how many points each fix is worth.</Trans>
            }
          />
          <Screen
            picture="gallery-wide"
            alt={t`The gallery: a sample resume shown in different designs.`}
            caption={<Trans>The gallery: choose a design now and change it whenever you like.</Trans>}
          />
        </div>
      </div>
    </section>
  )
}
