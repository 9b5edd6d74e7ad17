import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PLANS } from '#shared/plans.ts'
import { getAccountHint } from '#web/platform/auth/account-hint.ts'
import { PageHeader } from '#web/ui/layout/page.tsx'

// The headings of screens whose code is large. They are part of the shell, and are shown while that code loads.

export const HomeHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader title={<Trans>Your resumes</Trans>} actions={actions} />
)

export const AnalyzerHeader = () => (
  <PageHeader
    title={<Trans>Analyze your resume</Trans>}
    lead={
      <Trans>See your score, the reasons behind it and what to fix first. Your file is read on your own device.</Trans>
    }
  />
)

export const GalleryHeader = ({ actions }: { actions?: ReactNode }) => (
  <PageHeader
    title={<Trans>Resume templates</Trans>}
    lead={
      <Trans>Choose a template, fill it in and download a PDF that both recruiters and ATS software can read.</Trans>
    }
    actions={actions}
  />
)

export const StudioHeader = () => (
  <PageHeader
    title={<Trans>Design studio</Trans>}
    lead={
      <Trans>
        Create designs with your own colors, fonts and logo for resumes, letters and reports. We check every design
        before we save it.
      </Trans>
    }
  />
)

export const SubscribeHeader = () => (
  <PageHeader
    title={<Trans>Choose your plan</Trans>}
    lead={<Trans>Prices are in US dollars. Cancel anytime, in two clicks.</Trans>}
  />
)

/** Of visitors, for whom `/settings` is the page of the prices. */
const PricesHeader = () => {
  const free = PLANS.free.monthlyAnalyses
  return (
    <PageHeader
      title={<Trans>Plans and prices</Trans>}
      lead={<Trans>You get {free} free analyses a month, no card needed. Prices are in US dollars per month.</Trans>}
    />
  )
}

/** `hasAccount`: whether somebody is signed in, as far as the device knows. */
export const SettingsHeader = ({ hasAccount = getAccountHint() !== null }: { hasAccount?: boolean }) =>
  hasAccount ? <PageHeader title={<Trans>Settings</Trans>} /> : <PricesHeader />
