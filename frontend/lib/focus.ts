/** Moves focus to a heading, the page's by default, after the focused element is gone or a new page opens. */
export function focusHeading(heading = document.querySelector<HTMLElement>('h1')): void {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

let pressed: Element | null = null;

/** Remembers the last control pressed outside a dialog, because not every browser focuses it. */
export function rememberPresses(): void {
  const remember = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('a, button') : null;
    if (control && !control.closest('[role=dialog][data-state]')) pressed = control;
  };
  document.addEventListener('click', remember, true);
}

/** The focused element, or the control pressed last if it is within that element. */
export function focusedControl(): Element | null {
  const focused = document.activeElement;
  return focused?.contains(pressed) ? pressed : focused;
}

/** The rows, sections and dialogs in which a control stands, the nearest first. */
export function placesOf(control: Element | null): Element[] {
  const place = control?.parentElement?.closest('li, tr, section, [role=dialog]');
  return place ? [place, ...placesOf(place)] : [];
}

/**
 * Moves focus after a control is gone: to another control of its row, or to the heading of its
 * section.
 */
export function focusNear(places: readonly Element[]): void {
  for (const place of places) {
    const found = place.isConnected ? nearest(place) : null;
    if (found?.matches('h1, h2, h3, h4')) focusHeading(found);
    else found?.focus();
    // Not if it is hidden.
    if (found && document.activeElement === found) return;
  }
  focusHeading();
}

const nearest = (place: Element): HTMLElement | null =>
  place.matches('li, tr')
    ? (place.querySelector<HTMLElement>('td:last-child button') ??
      place.querySelector<HTMLElement>(place.matches('li') ? 'button, a' : '[tabindex]'))
    : place.querySelector<HTMLElement>('h1, h2, h3, h4');
