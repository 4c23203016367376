const elsewhere =
  /^\/(?:signin|get-started|verify-email|forgot-password|reset-password|act|keep-account|rate|pay|dashboard|api|dev|ops)(?:\/|$)/;

export function leavesTheSite(url: string | null | undefined): boolean {
  return !url || elsewhere.test(new URL(url).pathname);
}

const ignore = (): void => undefined;

/**
 * Skips view transitions to the portal, where Chromium would report an error. Also ignores transitions
 * that time out on a slow page.
 */
export function keepTransitionsOnTheSite(): void {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    viewTransition.ready.catch(ignore);
    viewTransition.finished.catch(ignore);
    if (leavesTheSite(activation?.entry?.url)) viewTransition.skipTransition();
  });
}
