interface RotationInput {
  everyMs: number;
  /** Where it may move at all, as a media query. */
  where: string;
  onTurn: () => void;
}

export interface Rotation {
  readonly isOn: boolean;
  /** What a button does: it stays so. */
  switchTo(isOn: boolean): void;
  /** While the pointer is there. */
  hold(isHeld: boolean): void;
}

/**
 * Turns by itself until it is stopped: not for those who asked for less motion, not where the page
 * does not show it as one thing at a time, not in a hidden tab.
 */
export function startRotation({ everyMs, where, onTurn }: RotationInput): Rotation {
  const query = matchMedia(`${where} and (prefers-reduced-motion: no-preference)`);
  let isOn = true;
  let isHeld = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  function run(): void {
    clearInterval(timer);
    if (isOn && !isHeld && query.matches && !document.hidden) timer = setInterval(onTurn, everyMs);
  }

  query.addEventListener('change', run);
  document.addEventListener('visibilitychange', run);
  run();
  return {
    get isOn() {
      return isOn;
    },
    switchTo(next) {
      isOn = next;
      run();
    },
    hold(next) {
      if (isHeld === next) return;
      isHeld = next;
      run();
    },
  };
}
