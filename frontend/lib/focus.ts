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
