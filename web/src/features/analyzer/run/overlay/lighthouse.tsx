/** Animated illustration: a beam scanning a sheet. Static with reduced motion. */
export const Lighthouse = () => (
  <svg aria-hidden="true" viewBox="0 0 360 150" className="w-full overflow-visible" fill="none">
    <linearGradient id="faro-beam">
      <stop stopColor="var(--beam)" />
      <stop offset="0.6" stopColor="var(--beam)" stopOpacity="0.75" />
      <stop offset="1" stopColor="var(--beam)" stopOpacity="0" />
    </linearGradient>
    <path d="M0 134h360" className="stroke-line-strong" strokeWidth="1.5" />
    <g className="animate-scan origin-[56px_46px]">
      <path d="M56 46 360 0v92Z" fill="url(#faro-beam)" className="opacity-70" />
    </g>
    <path d="M44 134 49 56h14l5 78Z" className="fill-sheet stroke-ink" strokeWidth="1.75" strokeLinejoin="round" />
    <path d="m47 88 18 0m-19.5 18h21" className="stroke-ink" strokeWidth="1.75" />
    <path
      d="M46 56h20M50 56V38h12v18M48 38h16L56 28Z"
      className="stroke-ink"
      strokeWidth="1.75"
      strokeLinejoin="round"
    />
    <circle cx="56" cy="46" r="4" className="fill-beam" />
    <g className="stroke-ink" strokeWidth="1.75">
      <path d="M214 22h72v112h-72Z" className="fill-sheet" strokeLinejoin="round" />
      <path d="M226 38h30" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M226 52h48M226 60h48M226 68h36M226 84h48M226 92h40M226 108h48M226 116h28"
        className="stroke-line-strong"
        strokeLinecap="round"
      />
    </g>
  </svg>
)
