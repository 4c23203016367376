/** After the pointer has left, so that a slip on the way to the list does not shut it. */
const CLOSE_AFTER_MS = 150;

/**
 * The dropdowns of the wide header. A button's `aria-expanded` is the only state; the style sheet
 * shows the list beside it. Hovering opens a menu, a press pins it open; only one is open at a time.
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
      // Hovering past another menu does not take away the one that was pressed open.
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
  // A page that the browser kept for its Back button comes back closed.
  window.addEventListener('pagehide', () => show(null));
}
