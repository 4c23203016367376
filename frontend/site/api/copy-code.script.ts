import { element } from '../../lib/element';

/** Adds a button to each example. Without scripts, or on plain HTTP, nothing can be copied. */
export function start(page: HTMLElement): void {
  if (!('clipboard' in navigator)) return;
  const { copy = '', copied = '', look = '' } = page.dataset;
  for (const code of page.querySelectorAll('pre')) {
    const name = code.closest('article, section')?.querySelector('h3, h2')?.textContent ?? '';
    const button = element('button', { type: 'button', className: look, textContent: copy });
    button.setAttribute('aria-label', `${copy}: ${name}`);
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(code.textContent).then(() => {
        button.textContent = copied;
        button.setAttribute('aria-label', `${copied}: ${name}`);
      });
    });
    code.after(button);
  }
}
