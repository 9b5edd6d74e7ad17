import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHeader } from '#web/ui/layout/page.tsx'

// The headings of screens whose code is large. They are part of the shell, and are shown while that code loads.

export const AnalyzerHeader = () => (
  <PageHeader
    title={<Trans>Analyze your CV</Trans>}
    lead={<Trans>A score with its reasons, and what to change first. Your file is read on your own device.</Trans>}
  />
)

export const GalleryHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader
    title={<Trans>Resume templates</Trans>}
    lead={
      <Trans>
        Choose a page, fill in your story, and take it with you as a PDF that people and machines read alike.
      </Trans>
    }
    actions={actions}
  />
)

export const SubscribeHeader = () => (
  <PageHeader
    title={<Trans>Choose your plan</Trans>}
    lead={<Trans>Prices in US dollars. No commitment: cancel in two clicks whenever you like.</Trans>}
  />
)

export const SettingsHeader = () => <PageHeader title={<Trans>Settings</Trans>} />
