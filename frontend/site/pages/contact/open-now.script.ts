import { hours } from '../../../../brand.json';
import { isOpenAt } from '../../../lib/opening-hours';

const MINUTE_MS = 60_000;

/** The document was written at build, so only the browser can say what holds now. */
export function start(place: HTMLElement): void {
  const say = (): void => {
    const now = isOpenAt(new Date(), hours) ? 'open' : 'closed';
    for (const line of place.querySelectorAll<HTMLElement>('[data-when]')) {
      line.hidden = line.dataset['when'] !== now;
    }
  };
  say();
  setInterval(say, MINUTE_MS);
}
