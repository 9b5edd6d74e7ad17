// The health check of the image: ends with 0 when the server answers and reaches its database.
const response = await fetch(`http://127.0.0.1:${process.env['PORT'] ?? 8787}/api/health`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => null)
process.exitCode = response?.ok ? 0 : 1
