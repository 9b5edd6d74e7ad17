import { startWorkerd } from './start-workerd.ts'
import { contract } from './suite.ts'

contract('on workerd', startWorkerd)
