import { element } from '../../lib/element';
import styles from './modal.module.css';

interface ModalParts {
  title: string;
  close: string;
  className: string | undefined;
}

/** The markup of modal.tsx for scripts without React. */
export function modalElement({ title, close, className = '' }: ModalParts, ...body: Node[]) {
  const sign = element('span', { ariaHidden: 'true', textContent: '✕' });
  const x = element('button', { type: 'button', className: styles.x }, sign);
  x.setAttribute('aria-label', close);
  const heading = element('h2', { className: styles.title, textContent: title });
  const dialog = element(
    'dialog',
    { className: `${styles.modal} ${className}` },
    element(
      'div',
      { className: styles.sheet },
      element('div', { className: styles.head }, heading, x),
      element('div', { className: styles.body }, ...body),
    ),
  );
  dialog.setAttribute('aria-label', title);
  x.addEventListener('click', () => dialog.close());
  return dialog;
}
