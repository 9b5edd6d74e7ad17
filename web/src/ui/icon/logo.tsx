/** The logo: a sheet of paper in a beam of light. */
export const LogoMark = ({ size = 30 }: { size?: number }) => (
  <svg aria-hidden="true" width={`${size / 16}rem`} height={`${size / 16}rem`} viewBox="0 0 32 32" className="shrink-0">
    <rect x="5" y="2" width="22" height="28" rx="2.5" className="fill-ink" />
    <path d="M5 15.2 27 6v20.5L5 17.2Z" className="fill-beam" />
    <path d="M15.5 13.2h7.5M14 16.2h10M16.5 19.2h6" stroke="#12202e" strokeWidth="1.7" strokeLinecap="round" />
  </svg>
)
