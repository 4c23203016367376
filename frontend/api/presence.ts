const presentFor = 10_000;
const activities = ['pointerdown', 'click', 'keydown', 'input', 'wheel', 'touchmove'] as const;

let lastActivity = Date.now();

/** Starts noting user activity in this window. */
export function trackActivity(window: Window): void {
  const note = () => (lastActivity = Date.now());
  for (const activity of activities)
    window.addEventListener(activity, note, { capture: true, passive: true });
}

export const lastActivityAt = (): number => lastActivity;

/** True without recent user activity: a call made now is the page's own (polling, a retry). */
export function isUnattended(): boolean {
  return Date.now() - lastActivity > presentFor;
}
