import type { OwnDesign } from '../resume/design/own-design.ts'
import type { Styling } from '../resume/schema/content.ts'
import type { Template } from './template.ts'

type Designed = Pick<Styling, 'design' | 'brand'>
/**
 * The template with an id, for a document with this styling: its own design when it is that, else one of the catalog.
 * Undefined when there is none.
 */
export declare const findTemplate: (styling: Designed, id: string) => Template | undefined
/**
 * The template that a stored document is drawn in. Its own design is filed under the template that it was made from,
 * which `id` may be.
 */
export declare const findStoredTemplate: (
  styling: Designed & Pick<Styling, 'template'>,
  id: string,
) => Template | undefined
/** Whether an id is that of an own design. */
export declare const isOwnTemplateId: (id: string) => boolean
/** An own design as a template. Its colors are those of the brand, then those of the template that it was made from. */
export declare const toTemplate: (design: OwnDesign, brand?: Styling['brand']) => Template
/** What an own design takes from the template that it is made from. */
export declare const createOwnDesign: (template: Template, id: string, name: string) => OwnDesign
