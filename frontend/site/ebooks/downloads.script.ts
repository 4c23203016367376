import type { components } from '../../api/generated/schema';
import { countEvent } from '../counting';
import { formatNumber } from '../../lib/locale';

type Downloads = components['schemas']['EbooksDto'];

export function start(place: HTMLElement): void {
  void showCounts(place);
  place.addEventListener('click', countDownload);
}

async function showCounts(place: HTMLElement): Promise<void> {
  // If the request fails, the printed counts stay.
  const response = await fetch('/api/ebooks').catch(() => null);
  if (!response?.ok) return;
  const { ebooks } = (await response.json()) as Downloads;
  for (const { ebook, downloads } of ebooks) {
    for (const count of place.querySelectorAll(`[data-downloads="${ebook}"]`)) {
      count.textContent = formatNumber(downloads);
    }
  }
}

function countDownload({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-ebook]') : null;
  const label = link?.getAttribute('data-ebook');
  if (!label) return;
  countEvent({
    name: 'ebook_download',
    label: label as components['schemas']['SiteEventDto']['label'],
  });
}
