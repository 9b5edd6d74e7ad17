const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Removes the characters that reorder the text around them, with which a name or advice could show something else. */
export const removeDirectionControls = (text: string): string => text.replace(DIRECTION_CONTROLS, '')
