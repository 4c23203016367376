import { readChoice } from './choice';
import { type Bar, consentBar } from './consent-bar';
import type { ThirdParties } from './third-parties';

/** Whatever on a page opens the bar again; without a script it is a link to /cookies. */
const opener = '[data-cookie-settings]';

export function startBar(parties: ThirdParties): void {
  const place = document.querySelector('[data-consent-place]')!;
  let openedBy: HTMLElement | undefined;

  function open(): Bar {
    const bar = consentBar({
      // Where the script for it does not come, nothing was decided.
      decide: (decision) =>
        import('./decide').then(
          ({ decide }) => decide(decision, parties),
          () => false,
        ),
      onClose: close,
    });
    place.replaceChildren(bar.element);
    return bar;
  }

  function close(): void {
    place.replaceChildren();
    openedBy?.focus();
  }

  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(opener);
    if (!pressed) return;
    event.preventDefault();
    openedBy = pressed;
    // Focus moves to the bar only for a visitor who asked for it.
    open().heading.focus();
  });
  if (!readChoice()) open();
}
