import './transitions.css';
import { sitePages } from './pages';

/**
 * Between our own documents only. The portal takes no part in transitions, and Chromium reports a
 * failure in the document that a transition cannot reach: so none sets out for it.
 */
export function keepTransitionsOnTheSite(): void {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || leadsToOurPage(activation?.entry?.url)) return;
    const ignore = (): void => undefined;
    viewTransition.ready.catch(ignore);
    viewTransition.skipTransition();
  });
}

function leadsToOurPage(url: string | null | undefined): boolean {
  if (!url) return false;
  const { pathname } = new URL(url);
  return sitePages.some(({ path }) => path === pathname);
}
