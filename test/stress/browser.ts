// The browser tests tagged `@long`, in Chromium.
import { runLongTests } from '#test/utils/browser/run-long-tests.ts'

runLongTests('chromium')
