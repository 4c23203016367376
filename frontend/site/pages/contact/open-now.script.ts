import { hours } from '../../../../brand.json';
import { isOpenAt } from '../../../lib/opening-hours';

const MINUTE_MS = 60_000;

/** Only the browser knows the current time, since the page is prerendered. */
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
