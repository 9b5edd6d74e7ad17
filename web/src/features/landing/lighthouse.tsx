/** At most 600 units high, with the lantern at (74, 262). */
export const Lighthouse = () => (
  <g>
    <path d="M48 300h52l14 216H34Z" className="fill-paper stroke-ink" strokeWidth="2" />
    <path d="M45.5 340h57l3.5 52h-64Z M38.5 444h71l3.5 52H35Z" className="fill-ink" />
    <path d="M42 290h64v10H42z" className="fill-ink" />
    <path d="M54 246h40v44H54z" className="fill-beam stroke-ink" strokeWidth="2" />
    <path d="M74 246v44M54 268h40" className="stroke-ink" strokeWidth="1.5" />
    <path d="M48 246h52L74 220Z" className="fill-ink" />
    <path d="M74 220v-14" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
    <path d="M66 516v-26a8 8 0 0 1 16 0v26Z" className="fill-ink" />
    <path d="M-6 548c14-20 22-30 44-32h76c22 2 34 14 46 32Z" className="fill-ink" />
    <path
      d="M-40 566q18-10 36 0t36 0 36 0 36 0 36 0 36 0M-16 584q18-10 36 0t36 0 36 0 36 0 36 0"
      className="fill-none stroke-ink"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </g>
)
