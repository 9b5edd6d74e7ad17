import { lazy, Suspense, useEffect, useState } from 'react'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { AnalyzerHeader } from '#web/components/screen-headers.tsx'
import { useSession, useUsage } from '#web/platform/auth/use-session.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useNavigate } from '#web/ui/router/router.tsx'
import { warmExtraction } from '../extraction/extract-input.ts'
import { setLocalInput } from '../local-scoring/local-input.ts'
import { LimitCard } from './limit-card.tsx'
import { ProcessSteps } from './process-steps.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { isLimitReached } from './upload-validation.ts'
import type { CvInput } from './use-cv-input.ts'

const PastAnalyses = lazy(async () => ({ default: (await import('../history/past-analyses.tsx')).PastAnalyses }))
const UploadCard = lazy(async () => ({ default: (await import('./upload-card.tsx')).UploadCard }))
const OutboxList = lazy(async () => ({ default: (await import('../outbox/outbox-list.tsx')).OutboxList }))

interface StartScreenProps {
  input: CvInput
  busy: boolean
  onSubmit: () => void
  /** Queues the CV until there is a connection. */
  onQueue: () => void
}

/** Start of the analyzer: the upload form or a card that replaces it, the process, the outbox and the history. */
export const StartScreen = ({ input, busy, onSubmit, onQueue }: StartScreenProps) => {
  const { status } = useSession()
  return (
    <>
      <AnalyzerHeader />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <Card input={input} busy={busy} onSubmit={onSubmit} onQueue={onQueue} />
        <ProcessSteps />
      </div>
      {(status === 'signed-in' || status === 'unreachable') && (
        <>
          <Suspense>
            <OutboxList />
          </Suspense>
          <Suspense>
            <PastAnalyses />
          </Suspense>
        </>
      )}
    </>
  )
}

const CardSkeleton = () => <Skeleton className="h-[27rem] w-full" />

const Card = ({ input, busy, onSubmit, onQueue }: StartScreenProps) => {
  const session = useSession()
  const { usage, settled } = useUsage()
  const navigate = useNavigate()
  const online = useOnline()
  const isVisitor = session.status === 'signed-out'
  const [wantsLocal, setWantsLocal] = useState(false)
  // Offline nobody can sign in, but local scoring needs no account.
  const isLocal = isVisitor && (wantsLocal || !online)
  const ready = isVisitor ? isLocal : session.status !== 'loading'
  useEffect(() => {
    if (ready) warmExtraction()
  }, [ready])

  const scoreLocally = () => {
    const { file, text, job, country, extraction } = input
    setLocalInput({ file, text, job, country, extraction: extraction.result })
    void navigate('/analyzer?demo=mine')
  }
  const form = (
    <Suspense fallback={<CardSkeleton />}>
      <UploadCard
        input={input}
        usage={usage}
        busy={busy}
        onSubmit={onSubmit}
        localOnly={isVisitor && online}
        onScoreLocally={scoreLocally}
        onQueue={isVisitor ? null : onQueue}
      />
    </Suspense>
  )

  if (session.status === 'loading') return <CardSkeleton />
  if (isVisitor) return isLocal ? form : <SignInCard onScoreLocally={() => setWantsLocal(true)} />
  if (session.status === 'unreachable') {
    return (
      <div className="space-y-6">
        {online && <RetryNotice error={session.error} onRetry={session.retry} live="status" />}
        {form}
      </div>
    )
  }
  if (!settled && !busy) return <CardSkeleton />
  if (usage && isLimitReached(usage) && !busy) return <LimitCard usage={usage} />
  return form
}
