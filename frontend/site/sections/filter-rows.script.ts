import { fill } from '../../content/fill';

/** Hides rows without the typed text, and sections without rows. */
export function start(part: HTMLElement): void {
  const box = part.querySelector('input')!;
  const said = part.querySelector('[role="status"]')!;
  const rows = [...part.querySelectorAll<HTMLElement>('tbody tr')];
  box.addEventListener('input', () => {
    const words = box.value.trim().toLowerCase().split(/\s+/);
    const isOn = words[0] !== '';
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    for (const section of part.querySelectorAll<HTMLElement>('section[id]')) {
      section.hidden = section.querySelector('tbody tr:not([hidden])') === null;
    }
    part.toggleAttribute('data-filtered', isOn);
    const n = rows.filter(({ hidden }) => !hidden).length;
    said.textContent = isOn ? fill(part.dataset['count']!, { n, count: rows.length }) : '';
  });
}
