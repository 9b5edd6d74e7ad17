/** The words before the role in a sentence that tells a job: `Actualmente trabajo como`, `Presently working with`. */
export const JOB_VERB =
  /^(?:\d{1,2}[.)]\s+)?(?:(?:\d{1,2}|one|two|three|four|five|un|dos|tres|cuatro|cinco)\s(?:years?|months?|a[nñ]os?|mes(?:es)?)\s)?(?:(?:actualmente|anteriormente|currently|presently|previously|i|am|was|have|been)\s+){0,3}(?:(?:he\s+)?trabaj(?:[eé]|o|ando|ado)|labor(?:[eé]|o|ando)|me desempe[ñn](?:[eé]|o)|desempe[ñn][eé]|fui|worked|working|employed|served)\s+/iu
