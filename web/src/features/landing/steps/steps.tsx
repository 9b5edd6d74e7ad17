import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LedgerExample } from './ledger-example.tsx'
import { RewriteExample } from './rewrite-example.tsx'
import { TemplatePages } from './template-pages.tsx'
import { UploadExample } from './upload-example.tsx'

interface Step {
  readonly title: string
  readonly text: string
  readonly figure: ReactNode
}

export const Steps = () => {
  const { t } = useLingui()
  const steps: readonly Step[] = [
    {
      title: t`Upload your resume`,
      text: t`Upload a PDF or Word file, or paste its text. The file is read on your device and stays there. Without an account, nothing is sent. With one, only the text is.`,
      figure: <UploadExample />,
    },
    {
      title: t`Get your analysis`,
      text: t`Get a score for content, keywords, format and structure, and see which words earn or lose you points.`,
      figure: <LedgerExample />,
    },
    {
      title: t`Improve and download it`,
      text: t`Apply the suggestions, choose a template and download a PDF that an ATS can read, including accented letters.`,
      figure: <RewriteExample />,
    },
  ]
  return (
    <section aria-labelledby="how" className="border-t border-line">
      <div className="mx-auto w-full max-w-[76rem] px-5 pt-16 sm:px-8 lg:pt-24">
        <h2 id="how" className="max-w-[18em] font-serif text-head tracking-tight">
          <Trans>From the resume you have to the one you need, in three steps</Trans>
        </h2>
        <ol className="mt-10 lg:mt-14">
          {steps.map(({ title, text, figure }, index) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-6 border-t border-line py-8 md:grid-cols-[5rem_minmax(0,5fr)_minmax(0,6fr)] lg:py-12"
            >
              <p aria-hidden="true" className="font-serif text-display leading-none text-beam-deep">
                {index + 1}
              </p>
              <div>
                <h3 className="font-serif text-title">{title}</h3>
                <p className="mt-3 max-w-[30em] text-ink-soft">{text}</p>
              </div>
              <div aria-hidden="true" className="md:ps-4">
                {figure}
              </div>
            </li>
          ))}
        </ol>
        <TemplatePages />
      </div>
    </section>
  )
}
