import { lazy } from 'react'
import { SignInButton } from '#web/features/account/sign-in-button.tsx'
import { AnalyzerPage } from '#web/features/analyzer/analyzer-page.tsx'

const AtsView = lazy(async () => ({ default: (await import('#web/features/ats-view/ats-view.tsx')).AtsView }))

/** The analyzer with what it takes from other features. */
export const AnalyzerScreen = () => <AnalyzerPage signIn={<SignInButton />} AtsView={AtsView} />
