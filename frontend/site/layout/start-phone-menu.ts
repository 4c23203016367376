/**
 * The small-screen menu is a `details` element, which works without a script. Ours adds what a
 * dialog would have: the page behind it is inert and does not scroll, Escape gives the focus back.
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
    // A link to a place on this very page loads no new document.
    if (target instanceof Element && target.closest('a')) close();
  });
  // A window drawn wider has the other header: nothing may stay inert behind a menu out of sight.
  matchMedia('(width > 991px)').addEventListener('change', close);
  window.addEventListener('pagehide', close);
  // Opened before our script was there.
  if (menu.open) takeOver(true);
}
