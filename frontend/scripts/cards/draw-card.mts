import brandJson from '../../../brand.json' with { type: 'json' };
import { plate, plateSize } from './contours.mts';
import { balanced, lettering, widthOf } from './lettering.mts';

export const cardSize = { width: 1200, height: 630 };

export interface CardText {
  /** Also the seed of the landscape. */
  path: string;
  title: string;
  /** "Insight", "Case study". */
  kind: string;
  brand: string;
  site: string;
}

// Cards have no dark version.
const { light, panel } = brandJson.colours;

const margin = 72;
const plateAt = 780;
const textWidth = plateAt - margin - 56;

export function drawCard({ path, title, kind, brand, site }: CardText): string {
  const { size, lines } = fitted(title);
  const lead = size * 1.12;
  const first = 318 - ((lines.length - 1) * lead) / 2 + size * 0.28;
  const words = [
    `<path d="M${margin - 8} 107h${widthOf(kind, 'text', 28) + 16}" stroke="${light.mark}" stroke-width="32"/>`,
    `<g fill="${light.ink}">${lettering(kind, 'text', 28, margin, 116)}</g>`,
    `<g fill="${light.ink}">${lines.map((line, row) => lettering(line, 'title', size, margin - size * 0.04, first + row * lead)).join('')}</g>`,
    `<path d="M${margin} 500h${plateAt - 2 * margin}" stroke="${light.hair}" stroke-width="2"/>`,
    mark(margin, 526, 44),
    `<g fill="${light.ink}">${lettering(brand, 'title', 38, margin + 60, 561)}</g>`,
    `<g fill="${light.soft}">${lettering(site, 'text', 22, plateAt - margin - widthOf(site, 'text', 22), 557)}</g>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}" width="${cardSize.width}" height="${cardSize.height}">
<path d="M0 0H1200V630H0z" fill="${light.paper}"/>
${landscape(path)}
${words.join('\n')}
</svg>
`;
}

/** Picks the largest font size that fits, since chats show a card at a third of its size. */
function fitted(title: string) {
  for (const size of [84, 76, 68, 62, 56, 50]) {
    const lines = balanced(title, 'title', size, textWidth);
    const isWide = lines.some((line) => widthOf(line, 'title', size) > textWidth);
    if (!isWide && lines.length <= (size > 68 ? 3 : 4)) return { size, lines };
  }
  throw new Error(`"${title}" is too long for a card`);
}

function landscape(path: string): string {
  const scale = cardSize.height / plateSize.height;
  const paths = plate(path).map((d, level) => {
    const strong = level % 4 === 3;
    return `<path d="${d}" stroke="${strong ? panel.soft : panel.line}" stroke-width="${strong ? 2.2 : 1.2}"/>`;
  });
  return `<path d="M${plateAt} 0H1200V630H${plateAt}z" fill="${light.brand}"/>
<clipPath id="plate"><path d="M${plateAt} 0H1200V630H${plateAt}z"/></clipPath>
<g clip-path="url(#plate)" fill="none"><g transform="translate(${plateAt - 120} 0) scale(${scale})">${paths.join('')}</g></g>`;
}

export function mark(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 32})" fill="none" stroke-width="2.4"><path d="M0 0h32v32H0z" fill="${light.brand}"/><path d="M9 25V7h14M9 15.5h10" stroke="${light.paper}"/><path d="M15 21.5c2.2-1.6 4.4-1.6 6.6 0" stroke="${light.mark}"/></g>`;
}
