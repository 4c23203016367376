import { defaultCover } from './article';

function replace(image: HTMLImageElement): void {
  if (image.getAttribute('src') !== defaultCover) image.src = defaultCover;
}

/** One listener serves every cover: markup from the server has no handler of its own. */
export function replaceBrokenCovers(): void {
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement && 'cover' in target.dataset) replace(target);
  };
  document.addEventListener('error', onError, true);
  // Those that failed before this script arrived.
  document.querySelectorAll<HTMLImageElement>('img[data-cover]').forEach((image) => {
    if (image.complete && image.naturalWidth === 0) replace(image);
  });
}
