/** What resumes in Spanish and English cannot do without: a face of a brand has them all. */
export const REQUIRED_CHARACTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÁÉÍÓÚÜÑáéíóúüñ.,:;-–—()/&@+%¿?¡!\'"’“”«»•·'
