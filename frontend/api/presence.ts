const presentFor = 10_000;
const acts = ['pointerdown', 'click', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/** Opening the page is an act too. */
let lastAct = Date.now();

/** From now on notices what a person does in this window. */
export function watchForActs(window: Window): void {
  const note = () => (lastAct = Date.now());
  for (const act of acts) window.addEventListener(act, note, { capture: true, passive: true });
}

/** When a person last did something in this window, in milliseconds since 1970. */
export const lastActAt = (): number => lastAct;

/** Nobody has just done anything here: a call made now is the page's own (polling, a retry). */
export function isUnattended(): boolean {
  return Date.now() - lastAct > presentFor;
}
