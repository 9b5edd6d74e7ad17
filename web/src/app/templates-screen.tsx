import { TemplatesPage } from '#web/features/templates/templates-page.tsx'
import { AtsView } from './lazy-ats-view.ts'

/** The templates with what they take from other features. */
export const TemplatesScreen = () => <TemplatesPage AtsView={AtsView} />
