import { isOutside } from '../../../content/marks';
import { bandPath } from '../../figures/band-path';

/** Redraws the band around the middle of each forecast, as wide as the slider says. */
export function start(range: HTMLElement): void {
  const marks = range.dataset['marks']!.split(' ').map((mark) => mark.split(',').map(Number));
  const plot = range.querySelector<SVGSVGElement>('svg svg')!;
  const dots = range.querySelectorAll('circle');
  const slider = range.querySelector('input')!;
  const [inside, width] = range.querySelectorAll('output > span > :first-child');
  const most = plot.viewBox.baseVal.height;
  slider.addEventListener('input', () => {
    const part = slider.valueAsNumber / 100;
    const ends = marks.map(([low = 0, high = 0]) => {
      const middle = (low + high) / 2;
      const half = (part * (high - low)) / 2;
      return { low: Math.max(0, middle - half), high: Math.min(most, middle + half) };
    });
    plot.querySelector('path')!.setAttribute('d', bandPath(ends, most));
    let count = 0;
    dots.forEach((dot, index) => {
      const out = isOutside({ ...ends[index]!, value: marks[index]![2]! });
      dot.toggleAttribute('data-exception', out);
      if (!out) count += 1;
    });
    const average = ends.reduce((sum, { low, high }) => sum + high - low, 0) / ends.length;
    inside!.textContent = `${count} of ${marks.length}`;
    width!.textContent = `${average.toFixed(1)} beds`;
  });
}
