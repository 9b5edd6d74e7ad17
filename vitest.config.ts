// Vitest 5 looks for this name; the projects are in vitest.workspace.ts.
export { default } from './vitest.workspace.ts'
