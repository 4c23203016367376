import { browserZone } from '../../../lib/zone';

/**
 * Shows the times in the reader's own zone. Links of the site name it (layout/zone-in-links.ts); whoever comes from
 * elsewhere gets the office's zone first, and then the times alone are fetched again.
 */
export async function start(page: HTMLElement): Promise<void> {
  showChosenDay(page);
  const zone = browserZone();
  const address = new URL(location.href);
  const chosen = page.querySelector<HTMLSelectElement>('select[name="zone"]');
  if (!zone || !chosen || address.searchParams.has('zone') || chosen.value === zone) return;
  address.searchParams.set('zone', zone);
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return;
  const other = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const times = other.querySelector('[data-script="booking"]');
  // Do not interrupt a visitor who is already choosing.
  if (!times || page.contains(document.activeElement)) return;
  history.replaceState(null, '', address);
  page.replaceChildren(...times.childNodes);
  showChosenDay(page);
}

/** In the strip of days on a phone. */
function showChosenDay(page: HTMLElement): void {
  const day = page.querySelector('[aria-current]');
  const strip = day?.closest('ol');
  if (!day || !strip) return;
  strip.scrollLeft = day.getBoundingClientRect().left - strip.getBoundingClientRect().left;
}
