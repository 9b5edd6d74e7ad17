/** Current time in UTC ms. */
export type Clock = () => number
