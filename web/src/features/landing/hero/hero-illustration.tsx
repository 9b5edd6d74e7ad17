import { useLingui } from '@lingui/react/macro'
import { Lighthouse } from '../lighthouse.tsx'
import { ResumeIllustration, ResumeIllustrationText } from './resume-illustration.tsx'

/** A triangle from the lantern at (74, 262) to beyond the right edge. */
const BEAM_POINTS = '74,262 1660,-571.6 1660,825'

/** A lighthouse whose beam lights a CV. The page is drawn twice, dim and lit; the lit copy is clipped to the beam. */
export const HeroIllustration = () => {
  const { t } = useLingui()
  return (
    <svg viewBox="0 0 600 600" aria-hidden="true" className="block w-full overflow-visible">
      <defs>
        <ResumeIllustrationText id="scene-words" />
        <clipPath id="beam-clip">
          <polygon points={BEAM_POINTS} className="faro-sweep" />
        </clipPath>
        <linearGradient id="beam-fade" x1="74" x2="1100" y1="0" y2="0" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="var(--beam)" stopOpacity="0.95" />
          <stop offset="0.13" stopColor="var(--beam)" stopOpacity="0.5" />
          <stop offset="0.55" stopColor="var(--beam)" stopOpacity="0.14" />
          <stop offset="1" stopColor="var(--beam)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g transform="rotate(2.2 380 290)">
        <ResumeIllustration words="scene-words" lit={false} />
      </g>
      <polygon points={BEAM_POINTS} fill="url(#beam-fade)" className="faro-sweep" />
      <g clipPath="url(#beam-clip)">
        <g transform="rotate(2.2 380 290)">
          <ResumeIllustration words="scene-words" lit />
        </g>
      </g>
      <Lighthouse />
      <g className="fill-on-beam text-[13px] font-medium">
        <g transform="translate(512 176)">
          <rect width="92" height="26" rx="5" className="fill-beam" />
          <text x="46" y="17.5" textAnchor="middle">
            {t`+6 result`}
          </text>
        </g>
        <g transform="translate(520 268)">
          <rect width="84" height="26" rx="5" className="fill-beam" />
          <text x="42" y="17.5" textAnchor="middle">
            {t`+4 verb`}
          </text>
        </g>
      </g>
    </svg>
  )
}
