interface RotationInput {
  everyMs: number;
  where: string;
  onTurn: () => void;
}

export interface Rotation {
  readonly isOn: boolean;
  switchTo(isOn: boolean): void;
  hold(isHeld: boolean): void;
}

/**
 * Calls `onTurn` at an interval until stopped. Pauses in a hidden tab, with reduced motion, and unless `where`
 * matches.
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
