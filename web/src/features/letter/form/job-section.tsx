import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#shared/languages.ts'
import { LETTER_SITUATIONS, type LetterSituation } from '#shared/resume/letter/letter.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { createDraftJob } from '#shared/resume/tailoring/draft-job.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select, Textarea } from '#web/ui/form/input.tsx'
import { useLetter, useLetterContext, useLetterEdit } from '../letter-context.ts'
import { LetterField } from '../letter-field.tsx'
import { useComposer } from '../use-composer.ts'
import { ModelButton } from './model-button.tsx'
import { LETTER_TEXT_ID } from './text-section.tsx'

const SITUATIONS: Readonly<Record<LetterSituation, MessageDescriptor>> = {
  ad: msg`I’m responding to a job ad`,
  referral: msg`Someone told me about the job`,
  change: msg`I’m changing careers`,
  'first-job': msg`This would be my first job`,
  speculative: msg`I’m asking about possible openings`,
}

const selectAd = ({ job }: DocumentSnapshot) => job?.ad ?? ''

/** What the letter is for, and the button that writes it. */
export const JobSection = () => {
  const { situation } = useLetter()
  return (
    <section aria-labelledby="letter-job" className="grid gap-4 @lg:grid-cols-2">
      <h2 id="letter-job" className="font-serif text-title @lg:col-span-2">
        <Trans>Purpose of the letter</Trans>
      </h2>
      <SituationField />
      {situation === 'referral' && (
        <LetterField
          path={['referrer']}
          label={<Trans>Who told you about the job?</Trans>}
          className="@lg:col-span-2"
        />
      )}
      <LetterField path={['position']} localized label={<Trans>Position</Trans>} />
      <LetterField path={['company']} label={<Trans>Company</Trans>} />
      <AdField />
      <LetterField
        path={['reason']}
        localized
        prose
        rows={2}
        className="@lg:col-span-2"
        label={<Trans>Why this job or this company?</Trans>}
        hint={<Trans>Write one or two sentences in your own words. Recruiters notice personal reasons.</Trans>}
      />
      <ComposeButtons />
    </section>
  )
}

const SituationField = () => {
  const { i18n } = useLingui()
  const { situation } = useLetter()
  const { set } = useLetterEdit()
  return (
    <Field label={<Trans>Situation</Trans>} className="@lg:col-span-2">
      <Select value={situation} onChange={({ target }) => set(['letter', 'situation'], target.value, false)}>
        {LETTER_SITUATIONS.map((one) => (
          <option key={one} value={one}>
            {i18n._(SITUATIONS[one])}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The ad of the letter. Pasting one into a letter for no ad makes it an answer to the ad; such a letter hides one it has. */
const AdField = () => {
  const { store } = useLetterContext()
  const { situation } = useLetter()
  const { set } = useLetterEdit()
  const ad = useDocument(store, selectAd)
  const isForNoAd = situation === 'speculative'
  const write = (text: string) => {
    const { job, problem, deleted } = store.getSnapshot()
    if (problem !== null || deleted) return
    store.updateMetadata({ job: job ? { ...job, ad: text, matchRate: null } : createDraftJob(text) })
    if (isForNoAd && text.trim() !== '') set(['letter', 'situation'], 'ad', false)
  }
  if (isForNoAd && ad.trim() !== '') return null
  return (
    <Field
      label={<Trans>Job ad text</Trans>}
      hint={
        <Trans>
          The letter addresses what the job ad asks for. The ad stays in your draft and is never included in your
          downloads.
        </Trans>
      }
      className="@lg:col-span-2"
    >
      <Textarea rows={4} maxLength={LIMITS.jobAdChars} value={ad} onChange={({ target }) => write(target.value)} />
    </Field>
  )
}

const ComposeButtons = () => {
  const { resume, language } = useLetterContext()
  const { paragraphs } = useLetter()
  const { busy, compose } = useComposer()
  const isWritten = paragraphs.some(({ text }) => (text[language] ?? '') !== '')
  const write = async () => {
    if (!(await compose(false)) || isWritten) return
    // The letter starts below the view of a phone.
    const heading = document.getElementById(LETTER_TEXT_ID)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <div className="@lg:col-span-2">
      <div className="flex flex-wrap gap-2">
        <Button
          kind={isWritten ? 'plain' : 'primary'}
          icon="edit"
          busy={busy}
          disabled={!resume}
          onClick={() => void write()}
        >
          {isWritten ? <Trans>Rewrite</Trans> : <Trans>Write it from my resume</Trans>}
        </Button>
        {isWritten && (
          <Button icon="refresh" disabled={!resume || busy} onClick={() => void compose(true)}>
            <Trans>Reword</Trans>
          </Button>
        )}
      </div>
      <p className="mt-2 text-note text-ink-soft">
        {resume === null ? (
          <Trans>The resume for this letter isn’t on this device, so we can’t use it to write the letter.</Trans>
        ) : (
          <Trans>
            Every sentence about you comes from a line in your resume. The letter is written on your device, and you can
            undo the change.
          </Trans>
        )}
      </p>
      {resume && !hasWorkIn(resume.document, language) && (
        <Notice tone="fair" className="mt-3">
          <Trans>
            Your resume doesn’t list any jobs in this letter’s language yet. Translate your resume first, or the letter
            will say little about you.
          </Trans>
        </Notice>
      )}
      {isWritten && <ModelButton />}
    </div>
  )
}

/** Whether a resume names its jobs in a language; true for one without jobs. */
const hasWorkIn = ({ experience }: ResumeDocument, language: Language): boolean =>
  experience.length === 0 || experience.some(({ position }) => (position[language] ?? '') !== '')
