export const OVERLAY_CLASS = 'fixed inset-0 z-40 bg-veil animate-fade'
export const DIALOG_CLASS =
  'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 overflow-y-auto rounded-faro ' +
  'border border-line bg-sheet p-6 text-ink shadow-faro animate-fade sm:p-8'
