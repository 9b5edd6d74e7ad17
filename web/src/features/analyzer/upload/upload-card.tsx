import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { UsageResponse } from '#shared/api-schema/account.ts'
import { CountryField } from '#web/components/country/country-field.tsx'
import { configQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { AdvicePreviewDialog } from './advice-preview-dialog.tsx'
import { DropZone } from './drop-zone.tsx'
import { JobField } from './job-field.tsx'
import { OfflineActions } from './offline-actions.tsx'
import { PastedTextField } from './pasted-text-field.tsx'
import { ScanOffer } from './scan-offer.tsx'
import { SelectedFile } from './selected-file.tsx'
import { getSubmitProblem } from './upload-validation.ts'
import { UsageLine } from './usage-line.tsx'
import type { CvInput } from './use-cv-input.ts'
import { useSubmitToast } from './use-submit-toast.ts'

interface UploadCardProps {
  input: CvInput
  usage: UsageResponse | null
  busy: boolean
  onSubmit: () => void
  /** Whether the CV can only be scored on this device, because nobody is signed in. */
  localOnly: boolean
  /** Scores the CV on this device. */
  onScoreLocally: () => void
  /** Offline: queues the CV for analysis; null for visitors. */
  onQueue: (() => void) | null
}

/** The upload form: a PDF or Word file or pasted text, a job ad, the country and the submit button. */
export const UploadCard = ({ input, usage, busy, localOnly, onSubmit, onScoreLocally, onQueue }: UploadCardProps) => {
  const { t } = useLingui()
  const online = useOnline()
  const model = useQuery(configQuery, queryClient).data?.advice.model ?? null
  const showProblem = useSubmitToast()
  const [tooShort, setTooShort] = useState(false)
  const [wasFileRemoved, setWasFileRemoved] = useState(false)
  const isEmpty = input.file === null && input.text.trim() === ''
  const isUnreadable = input.file !== null && input.extraction.preview.status === 'failed'

  const submitLabel = localOnly ? (
    <Trans>Score my resume on this device</Trans>
  ) : busy ? (
    <Trans>Analyzing…</Trans>
  ) : (
    <Trans>Analyze with AI</Trans>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = getSubmitProblem({ signedIn: true, usage, hasFile: input.file !== null, text: input.text })
    setTooShort(problem === 'too-short')
    if (problem) return showProblem(problem)
    if (localOnly) onScoreLocally()
    else onSubmit()
  }

  return (
    <Panel tone="raised" padding="none">
      <form noValidate onSubmit={submit} aria-label={t`Analyze a resume`}>
        <Tabs value={input.tab} onValueChange={(tab) => input.setTab(tab === 'text' ? 'text' : 'file')}>
          <TabList aria-label={t`How to add your resume`} className="px-3 pt-1 sm:px-6">
            <Tab value="file">
              <Trans>PDF or Word</Trans>
            </Tab>
            <Tab value="text">
              <Trans>Paste text</Trans>
            </Tab>
          </TabList>
          <div className="p-5 sm:p-8">
            <TabPanel value="file" className="pt-0!">
              {input.file ? (
                <SelectedFile
                  file={input.file}
                  preview={input.extraction.preview}
                  disabled={busy}
                  onRemove={() => {
                    setWasFileRemoved(true)
                    input.setFile(null)
                  }}
                >
                  {input.extraction.scan && !busy && (
                    <ScanOffer scan={input.extraction.scan} onRecognized={input.extraction.setRecognized} />
                  )}
                </SelectedFile>
              ) : (
                <DropZone onFile={input.setFile} disabled={busy} autoFocus={wasFileRemoved} />
              )}
            </TabPanel>
            <TabPanel value="text" className="pt-0!">
              <PastedTextField
                text={input.text}
                disabled={busy}
                tooShort={tooShort}
                onText={(text) => {
                  setTooShort(false)
                  input.setText(text)
                }}
              />
              {input.file && input.text.trim() !== '' && (
                <p className="mt-2 text-note text-fair">
                  <Trans>You also chose a file, so we’ll analyze that instead of this text.</Trans>
                </p>
              )}
            </TabPanel>
            <div className="mt-6">
              <JobField job={input.job} onJob={input.setJob} disabled={busy} />
            </div>
            <div className="mt-4 sm:max-w-md">
              <CountryField country={input.country} onCountry={input.setCountry} disabled={busy} />
            </div>
            {model !== null && online && !localOnly && !isEmpty && <AdvicePreviewDialog model={model} input={input} />}
            {online ? (
              <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <p className="text-note text-ink-soft tabular-nums">{usage && <UsageLine usage={usage} />}</p>
                <Button
                  type="submit"
                  kind="primary"
                  size="large"
                  busy={busy}
                  disabled={isEmpty || (localOnly && isUnreadable)}
                  className="w-full sm:w-auto"
                >
                  {submitLabel}
                </Button>
              </div>
            ) : (
              <OfflineActions disabled={isEmpty || isUnreadable} onScoreLocally={onScoreLocally} onQueue={onQueue} />
            )}
          </div>
        </Tabs>
      </form>
      {isUnreadable && <Alternatives onPasteText={() => input.setTab('text')} />}
    </Panel>
  )
}

/** Ways on for a file whose text cannot be extracted. */
const Alternatives = ({ onPasteText }: { onPasteText: () => void }) => (
  <div className="border-t border-line px-5 py-4 text-note sm:px-8">
    <Button size="small" onClick={onPasteText}>
      <Trans>Paste the text instead</Trans>
    </Button>{' '}
    <ButtonLink size="small" kind="quiet" to="/templates">
      <Trans>Write a resume in the editor</Trans>
    </ButtonLink>
  </div>
)
