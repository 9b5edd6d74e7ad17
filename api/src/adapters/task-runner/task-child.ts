import { AppError } from '#shared/errors.ts'
import { createNodeFonts } from '../fonts/node.ts'
import { createNodeVocabulary } from '../vocabulary/node.ts'
import { handleTask } from './handlers.ts'
import { serveTasks } from './serve-tasks.ts'
import { createHandlers } from './task-handlers.ts'

// The process that parses, scores, renders and encodes.
const handlers = createHandlers(createNodeFonts(), createNodeVocabulary())

serveTasks(async ({ name, input }) => {
  if (name === 'extract-file') throw new AppError('internal')
  return await handleTask(handlers, name, input)
}, 'internal')
