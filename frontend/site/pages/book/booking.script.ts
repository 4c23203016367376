import { browserZone } from '../../../lib/zone';

/** Shows the times in the reader's own zone at first; the server alone would use the office's. */
export async function start(place: HTMLElement): Promise<void> {
  const zone = browserZone();
  const address = new URL(location.href);
  const drawn = place.querySelector('[data-booking]');
  const chosen = place.querySelector<HTMLSelectElement>('select[name="zone"]');
  if (!zone || !drawn || !chosen || address.searchParams.has('zone') || chosen.value === zone)
    return;
  address.searchParams.set('zone', zone);
  // Fetches the times alone, so that the page is not loaded twice.
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const times = page.querySelector('[data-booking]');
  // Do not interrupt a visitor who is already choosing.
  if (!times || drawn.contains(document.activeElement)) return;
  history.replaceState(null, '', address);
  drawn.replaceChildren(...times.childNodes);
}
