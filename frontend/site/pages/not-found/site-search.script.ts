import { find, type Passage } from '../../demos/find';

const most = 5;
const enough = 0.3;

/** The address in words: what somebody mistyped is often close to what there is. */
const wordsIn = (path: string): string =>
  path
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 100);

export function start(place: HTMLElement): void {
  const passages = JSON.parse(place.dataset['passages'] ?? '[]') as Passage[];
  const box = place.querySelector('input')!;
  const list = place.querySelector('ul')!;
  const none = list.parentElement!.querySelector('p')!;
  const template = place.querySelector('template')!;

  function result({ href, title, text }: Passage): Node {
    const item = template.content.cloneNode(true) as DocumentFragment;
    const link = item.querySelector('a')!;
    link.href = href;
    link.textContent = title;
    item.querySelector('p')!.textContent = text;
    return item;
  }

  function search(): void {
    const found = find(box.value, passages)
      .filter(({ share }) => share >= enough)
      .slice(0, most);
    none.hidden = box.value === '' || found.length > 0;
    list.replaceChildren(...found.map(({ passage }) => result(passage)));
  }

  box.value ||= wordsIn(location.pathname);
  box.addEventListener('input', search);
  search();
}
