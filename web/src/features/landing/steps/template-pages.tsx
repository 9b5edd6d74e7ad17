import { useLanguage } from '#web/i18n/use-language.ts'
import { cx } from '#web/ui/cx.ts'

/** Template ids with their position. The images are rendered by scripts/assets. */
const PAGES = [
  { template: 'clara', place: 'translate-y-10 -rotate-3 sm:translate-y-14' },
  { template: 'faro', place: 'z-10 shadow-faro' },
  { template: 'toledo', place: 'translate-y-10 rotate-3 sm:translate-y-14' },
] as const

/** Three rendered pages, cut off by the lower edge of the section. */
export const TemplatePages = () => {
  const language = useLanguage()
  return (
    <div aria-hidden="true" className="flex h-40 justify-center overflow-clip pt-4 sm:h-72 lg:h-80">
      {PAGES.map(({ template, place }) => (
        <img
          key={template}
          src={`/landing/${template}-${language}.webp`}
          alt=""
          width={336}
          height={435}
          loading="lazy"
          decoding="async"
          className={cx(
            'h-auto w-28 rounded-[2px] border border-line bg-sheet object-cover object-top -mx-1 w-[33%] sm:-mx-3 sm:w-60 lg:w-72',
            place,
          )}
        />
      ))}
    </div>
  )
}
