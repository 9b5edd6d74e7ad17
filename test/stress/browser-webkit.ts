// The browser tests tagged `@long`, in WebKitGTK.
import { runLongTests } from '#test/utils/browser/run-long-tests.ts'

runLongTests('webkit')
