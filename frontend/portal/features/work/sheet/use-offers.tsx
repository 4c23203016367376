import { type KeyboardEvent, useId, useState } from 'react';
import { Text } from '../../../../ui/layout/layout';
import styles from './offers.module.css';

export interface Offer {
  key: string;
  label: string;
  /** A second line. */
  text?: string;
  /** The whole text, with this put in. */
  typed: string;
}

/** Suggestions while typing. The arrow keys move, Enter or Tab inserts. */
export function useOffers(
  label: string,
  offers: readonly Offer[],
  typed: string,
  write: (typed: string) => void,
) {
  const id = useId();
  const [at, setAt] = useState({ typed, index: 0 });
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const index = at.typed === typed ? at.index : 0;
  const isOpen = isFocused && dismissed !== typed && offers.length > 0;
  const move = (by: number) =>
    setAt({ typed, index: (index + by + offers.length) % offers.length });
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => write(offers[index]!.typed),
    Tab: () => write(offers[index]!.typed),
    Escape: () => setDismissed(typed),
  };
  return {
    field: {
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (!isOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const act = keys[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      },
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? `${id}-${index}` : undefined,
    },
    list: isOpen ? (
      <ul id={id} role="listbox" aria-label={label} className={styles.offers}>
        {offers.map(({ key, label: name, text, typed: after }, place) => (
          <li
            key={key}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === index}
            className={styles.offer}
            // A click would take the focus out of the field.
            onMouseDown={(event) => {
              event.preventDefault();
              write(after);
            }}
          >
            {name}
            {text ? (
              <Text as="span" soft size={1} block className="clipped">
                {text}
              </Text>
            ) : null}
          </li>
        ))}
      </ul>
    ) : null,
  };
}
