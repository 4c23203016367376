const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

const isLike = (one: string, other: string): boolean =>
  one.slice(0, 5) === other.slice(0, 5) || one.startsWith(other) || other.startsWith(one);

/** Moves the title closest to the mistyped path to the top and marks it. */
export function start(place: HTMLElement): void {
  const asked = wordsIn(location.pathname.split('/').at(-1) ?? '');
  const items = [...place.querySelectorAll('li')].map((item) => {
    const link = item.querySelector('a')!;
    const words = wordsIn(`${link.textContent} ${link.pathname}`);
    const share = asked.filter((word) => words.some((other) => isLike(word, other))).length;
    return { item, share };
  });
  const [best] = items.toSorted((one, other) => other.share - one.share);
  if (!best?.share) return;
  best.item.prepend(`${place.dataset['meant']} `);
  best.item.parentElement!.prepend(best.item);
}
