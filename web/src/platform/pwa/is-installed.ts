/** Whether this page is a window of the installed app, not a tab of the browser. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
