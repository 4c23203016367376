import { focusNear, placesOf } from './focus';

/** The control's replacement may take the focus first, after it is drawn. */
const PATIENCE_MS = 50;

/**
 * Moves the focus to what is nearest to a control that an act has removed: otherwise it would be at
 * the start of the page. Forms and dialogs give the focus to what came of the act.
 */
export function catchLostFocus(): void {
  let last: { control: Element; places: Element[] } | null = null;
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? { control: target, places: placesOf(target) } : null;
  });
  document.addEventListener('focusout', ({ target }) => {
    // A control that is still there was left by the user.
    setTimeout(() => {
      if (last?.control === target && last?.control.isConnected && isNowhere()) last = null;
    });
  });
  new MutationObserver(() => {
    if (!last || last.control.isConnected) return;
    const { control, places } = last;
    setTimeout(() => {
      if (last?.control !== control) return;
      last = null;
      if (isNowhere()) focusNear(places);
    }, PATIENCE_MS);
  }).observe(document.body, { childList: true, subtree: true });
}

const isNowhere = () => document.activeElement === document.body;
