/** The app icon, 512 × 512: a lighthouse at night whose beam lights a sheet of paper. */
const sheet = (fill: string, extra = '') =>
  `<rect x="196" y="106" width="230" height="300" rx="10" fill="${fill}" transform="rotate(4 311 256)" ${extra}/>`

const BEAM = '134,214 760,-10 760,500'

const scene = `
<defs>
  <clipPath id="beam"><polygon points="${BEAM}"/></clipPath>
  <linearGradient id="air" x1="134" x2="512" y1="0" y2="0" gradientUnits="userSpaceOnUse">
    <stop offset="0" stop-color="#f5b83d"/><stop offset="1" stop-color="#f5b83d" stop-opacity=".35"/>
  </linearGradient>
</defs>
${sheet('#2b4158')}
<polygon points="${BEAM}" fill="url(#air)"/>
<g clip-path="url(#beam)">
  ${sheet('#fff6df')}
  <g transform="rotate(4 311 256)" stroke="#12202e" stroke-width="16" stroke-linecap="round">
    <path d="M292 176h98M284 272h106"/>
  </g>
  <path d="M250 224h104" transform="rotate(4 311 256)" stroke="#f5b83d" stroke-width="26" stroke-linecap="round"/>
</g>
<path d="M118 250h32l16 156h-64Z" fill="#eceae3"/>
<path d="M114.2 296h39.6l3.8 50h-47.2Z" fill="#0d1722"/>
<path d="M110 238h48v14h-48z" fill="#eceae3"/>
<path d="M118 192h32v46h-32z" fill="#f5b83d"/>
<path d="M110 194h48l-24-30Z" fill="#eceae3"/>
`

const svg = (body: string, radius: number, background = '#0d1722') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><clipPath id="edge"><rect width="512" height="512" rx="${radius}"/></clipPath><g clip-path="url(#edge)"><rect width="512" height="512" fill="${background}"/>${body}</g></svg>`

export const ICON = svg(scene, 104)
/** Everything important is in the middle 80 %, the safe zone of maskable icons. */
export const MASKABLE = svg(`<g transform="translate(51.2 51.2) scale(.8)">${scene}</g>`, 0)
export const SQUARE = svg(scene, 0)

/** One color on a transparent background, for badges and themed icons. */
export const MONOCHROME = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" fill="#fff">
<path d="M120 254h44l22 178H98ZM104 226h76v20h-76zM116 156h52v62h-52zM100 150h84l-42-56Z"/>
<path fill-rule="evenodd" d="M190 184 440 92v232L190 206ZM286 184h104v22H286zM300 228h90v22h-90z"/></svg>`
