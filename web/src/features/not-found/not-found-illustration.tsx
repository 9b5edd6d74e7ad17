/** A sheet of paper with a question mark on the sea at night. */
export const NotFoundIllustration = () => (
  <svg viewBox="0 0 560 400" aria-hidden="true" className="faro-night w-full max-w-xl rounded-faro bg-sunk text-ink">
    <defs>
      <linearGradient id="adrift-beam" x1="560" x2="0" y1="0" y2="0" gradientUnits="userSpaceOnUse">
        <stop offset="0" stopColor="var(--beam)" stopOpacity="0.7" />
        <stop offset="1" stopColor="var(--beam)" stopOpacity="0.03" />
      </linearGradient>
    </defs>
    <path d="M580 96-20 10v120Z" fill="url(#adrift-beam)" />
    <g className="fill-ink" opacity="0.7">
      <circle cx="92" cy="176" r="1.5" />
      <circle cx="318" cy="150" r="1.5" />
      <circle cx="446" cy="196" r="1.5" />
      <circle cx="210" cy="204" r="1.5" />
    </g>
    <g transform="rotate(-14 250 270)">
      <path d="M186 206h104l28 28v110H186Z" className="fill-sheet stroke-ink" strokeWidth="2" strokeLinejoin="round" />
      <path d="M290 206v28h28" className="fill-none stroke-ink" strokeWidth="2" strokeLinejoin="round" />
      <path
        d="M232 284a20 20 0 1 1 28 18c-5 3-8 6-8 12m0 12v1"
        className="fill-none stroke-beam"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
    <path
      d="M-30 318q26-16 52 0t52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0V410H-30Z"
      className="fill-sunk stroke-ink"
      strokeWidth="2"
    />
    <path
      d="M-40 350q26-16 52 0t52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0M-20 380q26-16 52 0t52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0"
      className="fill-none stroke-line-strong"
      strokeWidth="2"
    />
  </svg>
)
