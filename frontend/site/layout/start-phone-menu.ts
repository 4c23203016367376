/**
 * Adds dialog behaviour to the `details` menu of small screens: the page is inert and does not scroll, and Escape
 * returns the focus.
 */
export function startPhoneMenu(header: HTMLElement): void {
  const menu = header.querySelector<HTMLDetailsElement>('[data-phone-menu]');
  const opener = menu?.querySelector('summary');
  if (!menu || !opener) return;
  const close = (): void => {
    menu.open = false;
  };

  function takeOver(isOpen: boolean): void {
    for (const part of document.querySelectorAll<HTMLElement>('main, footer')) part.inert = isOpen;
    document.documentElement.toggleAttribute('data-menu-open', isOpen);
  }

  menu.addEventListener('toggle', () => takeOver(menu.open));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    opener.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) close();
  });
  menu.addEventListener('click', ({ target }) => {
    // A link within the page does not load a new document.
    if (target instanceof Element && target.closest('a')) close();
  });
  // A wider window shows the other header, so the page must not stay inert.
  matchMedia('(width > 61.9375rem)').addEventListener('change', close);
  window.addEventListener('pagehide', close);
  // Opened before this script ran.
  if (menu.open) takeOver(true);
}
