/** UTC ms. */
export type Clock = () => number
