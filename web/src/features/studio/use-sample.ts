import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

/** The sample of the interface's language, as a resume or as a letter; null until it is loaded. */
export const useSample = (kind: 'resume' | 'letter'): ResumeContent | null => {
  const { t } = useLingui()
  const language = useLanguage()
  const [sample, setSample] = useState<ResumeContent | null>(null)
  useEffect(() => {
    let isOver = false
    const load = async () =>
      language === 'es'
        ? (await import('#shared/templates/sample/sample-es.ts')).sampleEs
        : (await import('#shared/templates/sample/sample-en.ts')).sampleEn
    load().then((loaded) => isOver || setSample(loaded), console.warn)
    return () => {
      isOver = true
    }
  }, [language])
  const subject = t`Application for the position of project manager`
  const salutation = t`Dear hiring team,`
  const first = t`I am writing to apply for the position you advertised. My resume describes what I have done; this letter explains why it matters to your team.`
  const second = t`In my current job, I plan the work of eight people, talk to customers every week and manage the schedule and the budget. I would like to do the same for you.`
  const closing = t`Kind regards,`
  return useMemo(() => {
    if (!sample || kind === 'resume') return sample
    const parts = [
      { id: 'salutation', lines: [salutation] },
      { id: 'text', lines: [first] },
      { id: 'more', lines: [second] },
      { id: 'closing', lines: [closing, sample.personalInfo.fullName] },
    ]
    return { ...sample, sections: {}, letter: { subject, parts } }
  }, [sample, kind, subject, salutation, first, second, closing])
}
