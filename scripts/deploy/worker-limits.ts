/**
 * What Cloudflare accepts of a Worker on its smallest plan (developers.cloudflare.com/workers/platform/limits): a script
 * of 3 MB gzipped that starts in 1 s, 20,000 static files of 25 MiB.
 */
export const WORKER_LIMITS = {
  /**
   * Gzipped bytes of the script. Half of what is accepted: this size starts in 0.13 s on a desktop computer, and the
   * machines at the edge may be several times slower.
   */
  scriptBytes: 1_500_000,
  files: 20_000,
  fileBytes: 25 * 1024 * 1024,
} as const
