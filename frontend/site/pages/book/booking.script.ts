/** Tells the times in the reader's own zone at first; the server alone would use the office's. */
export function start(place: HTMLElement): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const address = new URL(location.href);
  const shown = place.querySelector<HTMLSelectElement>('select[name="zone"]');
  if (!shown) return;
  shown.addEventListener('change', () => shown.form?.requestSubmit());
  if (address.searchParams.has('zone') || shown.value === zone) return;
  address.searchParams.set('zone', zone);
  location.replace(address);
}
