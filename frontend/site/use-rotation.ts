import { useEffect, useState } from 'react';

interface RotationInput {
  everyMs: number;
  /** Where it may move at all, as a media query. */
  where: string;
  /** Called at each turn. */
  onTurn: () => void;
}

/**
 * Turns by itself until it is stopped: not for those who asked for less motion, not where the page
 * does not show it as one thing at a time, not in a tab that nobody sees.
 */
export function useRotation({ everyMs, where, onTurn }: RotationInput) {
  const [isOn, setIsOn] = useState(true);
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (!isOn || isHeld) return;
    const query = matchMedia(`${where} and (prefers-reduced-motion: no-preference)`);
    let timer: ReturnType<typeof setInterval> | undefined;
    const run = (): void => {
      clearInterval(timer);
      if (query.matches && !document.hidden) timer = setInterval(onTurn, everyMs);
    };
    run();
    query.addEventListener('change', run);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      query.removeEventListener('change', run);
      document.removeEventListener('visibilitychange', run);
    };
  }, [isOn, isHeld, everyMs, where, onTurn]);

  return { isOn, setIsOn, setIsHeld };
}
