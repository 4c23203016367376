const wordsIn = (path: string): string =>
  path
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 100);

export function start(place: HTMLElement): void {
  const box = place.querySelector('input')!;
  const results = place.querySelector<HTMLElement>('[data-results]')!;
  box.value ||= wordsIn(location.pathname);
  const begin = async (): Promise<void> => {
    box.removeEventListener('focus', onUse);
    place.querySelector('button')!.removeEventListener('click', onUse);
    const { showResults } = await import('../../search/results');
    showResults(box, results);
  };
  const onUse = (): void => void begin();
  box.addEventListener('focus', onUse);
  place.querySelector('button')!.addEventListener('click', onUse);
}
