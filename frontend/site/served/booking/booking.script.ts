import { browserZone } from '../../../lib/zone';

/**
 * Shows the times in the visitor's own zone. Links within the site include it (layout/zone-in-links.ts). A visitor from
 * elsewhere sees the office's zone first; then only the times are fetched again.
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
