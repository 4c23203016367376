import { readChoice } from './choice';
import { type Bar, consentBar } from './consent-bar';
import type { ThirdParties } from './third-parties';

/** Elements that reopen the bar. Without a script, they link to /cookies. */
const opener = '[data-cookie-settings]';

export function startBar(parties: ThirdParties): void {
  const place = document.querySelector('[data-consent-place]')!;
  let openedBy: HTMLElement | undefined;

  function open(): Bar {
    const bar = consentBar({
      // If the script fails to load, no decision is stored.
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
    // Focus moves to the bar only if the visitor asked for it.
    open().heading.focus();
  });
  if (!readChoice()) open();
}
