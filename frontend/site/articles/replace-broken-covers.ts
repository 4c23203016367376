import { defaultCover } from './article';

function replace(image: HTMLImageElement): void {
  if (image.getAttribute('src') !== defaultCover) image.src = defaultCover;
}

/** One listener for all covers, because prerendered markup has no handlers. */
export function replaceBrokenCovers(): void {
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement && 'cover' in target.dataset) replace(target);
  };
  document.addEventListener('error', onError, true);
  // Covers that failed before this script ran.
  document.querySelectorAll<HTMLImageElement>('img[data-cover]').forEach((image) => {
    if (image.complete && image.naturalWidth === 0) replace(image);
  });
}
