import { startWorkerd } from './harness/start-workerd.ts'
import { describeContract } from './suite.ts'

describeContract('on workerd', () => startWorkerd())
