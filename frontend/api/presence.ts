const presentFor = 10_000;
const acts = ['pointerdown', 'click', 'keydown', 'input', 'wheel', 'touchmove'] as const;

let lastAct = Date.now();

/** Starts noting user activity in this window. */
export function watchForActs(window: Window): void {
  const note = () => (lastAct = Date.now());
  for (const act of acts) window.addEventListener(act, note, { capture: true, passive: true });
}

export const lastActAt = (): number => lastAct;

/** True without recent user activity: a call made now is the page's own (polling, a retry). */
export function isUnattended(): boolean {
  return Date.now() - lastAct > presentFor;
}
