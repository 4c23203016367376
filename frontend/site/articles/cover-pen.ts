import brand from '../../../brand.json';

/** Colours and strokes of the drawn covers, identical in both themes. */
const { light, panel } = brand.colours;

export const width = 960;
export const height = 540;

const round = (value: number) => Math.round(value * 10) / 10;

export const line = (d: string) => `<path d="${d}"/>`;
export const thin = (d: string) => `<path d="${d}" stroke="${panel.soft}" stroke-width="1.5"/>`;
export const solid = (d: string) => `<path d="${d}" fill="${light.brand}"/>`;
export const marked = (d: string) => `<path d="${d}" stroke="${light.mark}" stroke-width="7"/>`;
export const spot = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${light.mark}" stroke="none"/>`;

function ground(): string {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const points = Array.from({ length: 13 }, (_, step) => {
      const x = step * 80;
      const wave = Math.sin(step * 0.8 + level * 0.55) * 34 + Math.cos(step * 0.35 + level) * 22;
      return `${x} ${round(level * 66 + wave)}`;
    });
    return `M${points[0]}${points
      .slice(1)
      .map((point, index) => {
        const [px = 0, py = 0] = points[index]!.split(' ').map(Number);
        const [x = 0, y = 0] = point.split(' ').map(Number);
        return `C${px + 40} ${py} ${x - 40} ${y} ${x} ${y}`;
      })
      .join('')}`;
  });
  return `<path d="${levels.join('')}" stroke="${panel.line}" stroke-opacity="0.4" stroke-width="1.25"/>`;
}

export function sheet(drawing: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${light.paper}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
<path d="M0 0H${width}V${height}H0z" fill="${light.brand}" stroke="none"/>
${ground()}
${drawing.join('\n')}
</svg>
`;
}
