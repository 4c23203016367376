import { cookieConsent } from '../../content/cookie-consent';
import { element } from '../../lib/element';
import { buttonClass } from '../../ui/button-class';
import { readChoice } from './choice';
import styles from './consent-bar.module.css';
import type { Decision } from './decide';

const { title, text, accept, reject, more, failed } = cookieConsent;

interface BarInput {
  /** @returns false if the decision could not be recorded; the bar then shows it */
  decide: (decision: Decision) => Promise<boolean>;
  onClose: () => void;
}

export interface Bar {
  element: HTMLElement;
  heading: HTMLElement;
}

/** A bar that does not block the page, with two buttons that look alike. */
export function consentBar({ decide, onClose }: BarInput): Bar {
  const heading = element('h2', {
    id: 'cookie-consent',
    tabIndex: -1,
    className: styles.title,
    textContent: title,
  });
  const alert = element('div', { role: 'alert' });
  let isSending = false;

  async function press(decision: Decision): Promise<void> {
    if (isSending) return;
    isSending = true;
    alert.replaceChildren();
    const holds = await decide(decision);
    isSending = false;
    if (holds) return onClose();
    const sign = element('span', { ariaHidden: 'true' }, '✕ ');
    alert.append(element('p', { className: styles.failed }, sign, failed));
  }

  const button = (label: string, decision: Decision): HTMLElement =>
    element('button', {
      type: 'button',
      className: buttonClass({ variant: 'secondary' }),
      textContent: label,
      onclick: () => void press(decision),
    });
  const link = element('a', { href: more.href, textContent: more.label });
  const bar = element(
    'section',
    { className: `on-screen ${styles.bar}` },
    heading,
    element('p', { className: styles.text }, `${text} `, link),
    alert,
    element(
      'div',
      { className: styles.buttons },
      button(accept, 'accepted'),
      button(reject, 'rejected'),
    ),
  );
  bar.setAttribute('aria-labelledby', heading.id);
  bar.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && readChoice()) onClose();
  });
  return { element: bar, heading };
}
