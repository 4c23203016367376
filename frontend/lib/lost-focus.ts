import { focusHeading } from './focus';

/** The control's replacement may take the focus first, after it is drawn. */
const PATIENCE_MS = 50;

/**
 * Returns the focus to the heading of the section in which a control stood that an act has removed.
 * Forms, lists and dialogs give the focus to what came of the act; without this, any other would leave
 * it at the start of the page.
 */
export function catchLostFocus(): void {
  let last: { control: Element; sections: Element[] } | null = null;
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? { control: target, sections: sectionsOf(target) } : null;
  });
  document.addEventListener('focusout', ({ target }) => {
    // A control that is still there was left by the user.
    setTimeout(() => {
      if (last?.control === target && last?.control.isConnected && isNowhere()) last = null;
    });
  });
  new MutationObserver(() => {
    if (!last || last.control.isConnected) return;
    const { control, sections } = last;
    setTimeout(() => {
      if (last?.control !== control) return;
      last = null;
      if (isNowhere()) focusHeading(headingIn(sections));
    }, PATIENCE_MS);
  }).observe(document.body, { childList: true, subtree: true });
}

const isNowhere = () => document.activeElement === document.body;

function sectionsOf(element: Element): Element[] {
  const section = element.parentElement?.closest('section');
  return section ? [section, ...sectionsOf(section)] : [];
}

const headingIn = (sections: readonly Element[]) =>
  sections.find(({ isConnected }) => isConnected)?.querySelector<HTMLElement>('h1, h2, h3, h4');
