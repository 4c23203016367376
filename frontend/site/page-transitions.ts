/** The portal, and what the server answers by itself. */
const elsewhere =
  /^\/(?:signin|get-started|verify-email|forgot-password|reset-password|act|keep-account|dashboard|api|dev|ops)(?:\/|$)/;

/** Whether the address is not one of the site's own documents. */
export function leavesTheSite(url: string | null | undefined): boolean {
  return !url || elsewhere.test(new URL(url).pathname);
}

const ignore = (): void => undefined;

/**
 * Between our own documents only. The portal takes no part in transitions, and Chromium reports a
 * failure in the document that a transition cannot reach: so none sets out for it. One that a slow page
 * comes too late for is no failure either.
 */
export function keepTransitionsOnTheSite(): void {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    viewTransition.ready.catch(ignore);
    viewTransition.finished.catch(ignore);
    if (leavesTheSite(activation?.entry?.url)) viewTransition.skipTransition();
  });
}
