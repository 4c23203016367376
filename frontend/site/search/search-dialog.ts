import { siteSearch } from '../../content/site-search';
import { element } from '../../lib/element';
import { modalElement } from '../sections/modal-element';
import { showResults } from './results';
import styles from './search.module.css';

let dialog: HTMLDialogElement | undefined;

export function openSearch(): void {
  dialog ??= document.body.appendChild(searchDialog());
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
}

function searchDialog(): HTMLDialogElement {
  const { title, label, hint, close } = siteSearch;
  const box = element('input', {
    type: 'search',
    id: 'search-box',
    className: styles.box,
    autocomplete: 'off',
    maxLength: 200,
    enterKeyHint: 'search',
  });
  box.setAttribute('aria-describedby', 'search-hint');
  const results = element('div', { className: styles.results });
  const whole = modalElement(
    { title, close, className: styles.dialog },
    element('label', { htmlFor: box.id, className: styles.label, textContent: label }),
    box,
    element('p', { id: 'search-hint', className: styles.status, textContent: hint }),
    results,
  );
  whole.addEventListener('click', ({ target }) => {
    // The dialog itself is the target only on its backdrop. A link within the page loads no new document.
    if (target === whole || (target instanceof Element && target.closest('a'))) whole.close();
  });
  whole.addEventListener('keydown', (event) => {
    // By default, Escape would only clear the search input.
    if (event.key === 'Escape') whole.close();
    step(event, box, results);
  });
  showResults(box, results);
  return whole;
}

/** Arrow keys move through the results; Enter in the input opens the first. */
function step(event: KeyboardEvent, box: HTMLInputElement, results: HTMLElement): void {
  const links = [...results.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  if (event.key === 'Enter' && document.activeElement === box) return links[0]?.click();
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!way || links.length === 0) return;
  event.preventDefault();
  const next = at + way;
  if (next < 0) box.focus();
  else links[Math.min(next, links.length - 1)]?.focus();
}
