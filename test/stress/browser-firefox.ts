// The browser tests tagged `@long`, in Firefox.
import { runLongTests } from '#test/utils/browser/run-long-tests.ts'

runLongTests('firefox')
