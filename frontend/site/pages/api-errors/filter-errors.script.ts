import { fill } from '../../../content/fill';

/** Hides rows without the typed text, and statuses without rows. */
export function start(page: HTMLElement): void {
  const box = page.querySelector('input')!;
  const said = page.querySelector('[role="status"]')!;
  const rows = [...page.querySelectorAll<HTMLElement>('tbody tr')];
  box.addEventListener('input', () => {
    const wanted = box.value.trim().toLowerCase();
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
    for (const section of page.querySelectorAll<HTMLElement>('section[id]')) {
      section.hidden = section.querySelector('tbody tr:not([hidden])') === null;
    }
    const n = rows.filter(({ hidden }) => !hidden).length;
    said.textContent = wanted ? fill(page.dataset['count']!, { n, count: rows.length }) : '';
  });
}
