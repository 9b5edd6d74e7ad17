import { SignInButton } from '#web/components/sign-in/sign-in-button.tsx'
import { AnalyzerPage } from '#web/features/analyzer/analyzer-page.tsx'
import { AtsView } from '../../components/ats-view/lazy-ats-view.ts'

/** The analyzer with what it takes from other features. */
export const AnalyzerScreen = () => <AnalyzerPage signIn={<SignInButton />} AtsView={AtsView} />
