import type { Template } from '#shared/templates/template.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const Preview = ({ template, active }: { template: Template | null; active: boolean }) => (
  <Skeleton className={template && active ? 'aspect-[8.5/11] max-h-[800px] w-full' : 'h-96'} />
)
