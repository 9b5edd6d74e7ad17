import { useLingui } from '@lingui/react/macro'
import type { WarningCode } from '#shared/parser/extracted-document.ts'

/** Returns a function from a warning code to a message for people. */
export const useWarningMessages = () => {
  const { t } = useLingui()
  const messages: Readonly<Record<WarningCode, string>> = {
    columns: t`Columns that an ATS may read straight across`,
    table: t`A layout table that an ATS may read in the wrong order`,
    'image-text': t`Text inside an image, which an ATS can’t read`,
    image: t`An image`,
    'header-footer-contact': t`Contact details in the header or footer, which an ATS may skip`,
    'tiny-text': t`Very small text`,
    'white-text': t`Text in the same color as the page`,
    'invisible-text': t`Invisible text`,
    'off-page-text': t`Text outside the page`,
    'unmappable-glyphs': t`Unreadable characters`,
    'icon-glyphs': t`Icons that an ATS reads as strange characters`,
    'no-text-layer': t`A page with no text`,
    'no-language': t`The PDF doesn’t specify its language`,
    'odd-page-size': t`An unusual page size`,
    'rotated-text': t`Rotated text`,
    'tracked-text': t`Letters with spaces between them, which an ATS may read one by one`,
    'decomposed-accents': t`Accents stored separately from their letters`,
    'form-fields': t`Form fields`,
    'paint-order': t`Text stored out of reading order`,
    truncated: t`The file was too long, so we read only part of it`,
    restricted: t`The PDF has security restrictions`,
    script: t`The file contains a script, which we didn’t run`,
  }
  return (code: WarningCode): string => messages[code]
}
