import { useEffect } from 'react';
import type { components } from '../../api/generated/schema';
import { countEvent } from '../counting';

type Downloads = components['schemas']['EbooksDto'];

/**
 * Brings the printed counts up to date and counts a press of Download. The page is the server's HTML
 * and stays it: only the numbers in `data-downloads` change.
 */
export function useDownloads(): void {
  useEffect(() => {
    void showCounts();
    document.addEventListener('click', countDownload);
    return () => document.removeEventListener('click', countDownload);
  }, []);
}

async function showCounts(): Promise<void> {
  // Without an answer the counts stay as they were printed.
  const response = await fetch('/api/ebooks').catch(() => null);
  if (!response?.ok) return;
  const { ebooks } = (await response.json()) as Downloads;
  for (const { ebook, downloads } of ebooks) {
    for (const place of document.querySelectorAll(`[data-downloads="${ebook}"]`)) {
      place.textContent = downloads.toLocaleString('en-GB');
    }
  }
}

function countDownload({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a[data-ebook]') : null;
  const label = link?.getAttribute('data-ebook');
  if (!label) return;
  countEvent({
    name: 'ebook_download',
    label: label as components['schemas']['SiteEventDto']['label'],
  });
}
