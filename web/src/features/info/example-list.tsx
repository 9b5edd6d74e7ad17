import { useEffect, useRef, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import { onFirstView } from '#web/platform/on-first-view.ts'
import { showBitmap } from '#web/platform/show-bitmap.ts'
import { Button } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { useNavigate } from '#web/ui/router/router.tsx'
import type { InfoExample, InfoLabels, InfoTexts } from './info-texts.ts'

const loadActions = () => import('./info-example-draft.ts')

interface ExampleProps {
  example: InfoExample
  language: Language
  labels: InfoLabels
}

/** The first page of an example, drawn on the device when it comes into view. */
const ExamplePage = ({ example, language, labels }: ExampleProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const draw = async () => {
      const { renderExample } = await loadActions()
      const bitmap = await renderExample(example, language, element.clientWidth, signal)
      if (!bitmap || signal.aborted) return
      showBitmap(element, bitmap)
      bitmap.close()
      setIsDrawn(true)
    }
    const stopWatching = onFirstView(element, () => void draw().catch(console.warn))
    return () => {
      controller.abort()
      stopWatching()
    }
  }, [example, language])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={labels.picture(example.trade)}
      width={850}
      height={1100}
      data-drawn={isDrawn || undefined}
      className="block h-auto w-full border border-line bg-sheet scheme-light"
    />
  )
}

const Example = ({ example, language, labels }: ExampleProps) => {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { createExampleDraft } = await loadActions()
      await navigate(await createExampleDraft(example, language))
    } catch (error) {
      console.warn(error)
      setBusy(false)
      toast({ title: labels.openFailed })
    }
  }
  return (
    <article aria-labelledby={`example-${example.id}`} className="flex flex-col">
      <ExamplePage example={example} language={language} labels={labels} />
      <h2 id={`example-${example.id}`} className="mt-4 font-serif text-title">
        {example.trade}
      </h2>
      <p className="mt-1 pb-4 text-ink-soft text-note">{example.note}</p>
      <Button className="mt-auto self-start" busy={busy} onClick={() => void open()}>
        {busy ? labels.opening : labels.openExample}
        <span className="sr-only">: {example.trade}</span>
      </Button>
    </article>
  )
}

/** Complete resumes by trade, each with a button that opens it as a draft. */
export const ExampleList = ({ texts, language }: { texts: InfoTexts; language: Language }) => (
  <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
    {texts.examples.map((example) => (
      <Example key={`${language} ${example.id}`} example={example} language={language} labels={texts.labels} />
    ))}
  </div>
)
