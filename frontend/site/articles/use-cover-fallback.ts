import { useEffect } from 'react';
import { defaultCover } from './article';

function replace(image: HTMLImageElement): void {
  if (image.getAttribute('src') !== defaultCover) image.src = defaultCover;
}

/** Covers stand in what the server drew, where no handler can: so one listener serves them all. */
export function useCoverFallback(): void {
  useEffect(() => {
    const failed = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && 'cover' in target.dataset) replace(target);
    };
    document.addEventListener('error', failed, true);
    // Those that failed before this script arrived.
    document.querySelectorAll<HTMLImageElement>('img[data-cover]').forEach((image) => {
      if (image.complete && image.naturalWidth === 0) replace(image);
    });
    return () => document.removeEventListener('error', failed, true);
  }, []);
}
