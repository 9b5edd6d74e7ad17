import { findChild, type XmlElement } from '../../../archive/parse-xml.ts'

/** One branch of `mc:AlternateContent` alone: all say the same for different readers. */
export const selectBranch = (element: XmlElement): XmlElement | undefined =>
  findChild(element, 'mc:Choice') ?? findChild(element, 'mc:Fallback')
