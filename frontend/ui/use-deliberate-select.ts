import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';

/**
 * A closed select changes with every arrow key. If changes are sent at once, keys only choose:
 * Enter or blur sends, Escape reverts. The pointer and the open list send directly.
 */
export function useDeliberateSelect<T extends string>(value: T, onCommit: (value: T) => void) {
  const [chosen, setChosen] = useState<T | null>(null);
  const isKeyPress = useRef(false);

  function commit(next: T | null): void {
    setChosen(null);
    if (next !== null && next !== value) onCommit(next);
  }

  return {
    value: chosen ?? value,
    onChange(event: ChangeEvent<HTMLSelectElement>) {
      const next = event.target.value as T;
      if (isKeyPress.current) setChosen(next);
      else commit(next);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') commit(chosen);
      else if (event.key === 'Escape') setChosen(null);
      // The browser changes the value while handling this key.
      isKeyPress.current = true;
      setTimeout(() => {
        isKeyPress.current = false;
      }, 0);
    },
    onBlur: () => commit(chosen),
  };
}
