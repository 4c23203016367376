/** Delay after the pointer leaves, so a slip on the way to the list does not close it. */
const CLOSE_AFTER_MS = 150;

/**
 * Dropdowns of the wide header. `aria-expanded` is the only state. Hovering opens a menu, a click pins it, and only
 * one is open at a time.
 */
export function startMenus(header: HTMLElement): void {
  const menus = [...header.querySelectorAll<HTMLElement>('[data-menu]')];
  const buttonOf = (menu: HTMLElement) => menu.querySelector('button')!;
  const isOpen = (menu: HTMLElement) => buttonOf(menu).ariaExpanded === 'true';
  let pinned: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(opened: HTMLElement | null): void {
    clearTimeout(timer);
    if (pinned !== opened) pinned = null;
    for (const menu of menus) buttonOf(menu).ariaExpanded = String(menu === opened);
  }

  for (const menu of menus) {
    menu.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer);
      // Hovering does not replace a pinned menu.
      if (!isOpen(menu) && !pinned) show(menu);
    });
    menu.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse' || pinned === menu || !isOpen(menu)) return;
      clearTimeout(timer);
      timer = setTimeout(() => show(null), CLOSE_AFTER_MS);
    });
    buttonOf(menu).addEventListener('click', () => {
      if (pinned === menu) {
        show(null);
        return;
      }
      show(menu);
      pinned = menu;
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) show(null);
    });
  }

  document.addEventListener('keydown', ({ key }) => {
    const menu = menus.find(isOpen);
    if (key !== 'Escape' || !menu) return;
    const hadFocus = menu.contains(document.activeElement);
    show(null);
    if (hadFocus) buttonOf(menu).focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menus.some((menu) => menu.contains(target))) show(null);
  });
  // Closed when restored from the back/forward cache.
  window.addEventListener('pagehide', () => show(null));
}
