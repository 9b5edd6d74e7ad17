import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-faro border border-line-strong bg-sunk px-1.5 py-0.5 font-sans text-note">{children}</kbd>
)

const Row = ({ keys, children }: { keys: readonly string[]; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
    <dt>{children}</dt>
    <dd className="flex gap-1">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </dd>
  </div>
)

export const HelpDialog = ({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) => {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t`Keys of the editor`} width="narrow">
        <dl>
          <Row keys={['Ctrl', 'Z']}>
            <Trans>Undo</Trans>
          </Row>
          <Row keys={['Ctrl', 'Shift', 'Z']}>
            <Trans>Redo</Trans>
          </Row>
          <Row keys={['Ctrl', 'S']}>
            <Trans>Keep a version</Trans>
          </Row>
          <Row keys={['Ctrl', 'Enter']}>
            <Trans>Download the PDF</Trans>
          </Row>
          <Row keys={[t`Space`, '↑', '↓']}>
            <Trans>On a handle: move an entry</Trans>
          </Row>
          <Row keys={['←', '→']}>
            <Trans>On the tabs: the next part of the form</Trans>
          </Row>
          <Row keys={['F8']}>
            <Trans>To the notifications</Trans>
          </Row>
          <Row keys={['?']}>
            <Trans>This list</Trans>
          </Row>
        </dl>
        <p className="mt-4 text-note text-ink-soft">
          <Trans>On a Mac, ⌘ takes the place of Ctrl. Everything is saved by itself as you type.</Trans>
        </p>
      </DialogContent>
    </Dialog>
  )
}
