import { TemplatesPage } from '#web/app/screens/templates/templates-page.tsx'
import { AtsView } from '../../components/ats-view/lazy-ats-view.ts'

/** The templates with what they take from other features. */
export const TemplatesScreen = () => <TemplatesPage AtsView={AtsView} />
