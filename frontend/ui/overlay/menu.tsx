import { DropdownMenu, Slot } from 'radix-ui';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styles from './menu.module.css';

interface MenuProps {
  /** The button that opens it; needs an accessible name. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
}

const opening = ['Enter', ' ', 'ArrowDown'];

/**
 * Rendered beside its button, not at the end of the page, to stay in that landmark.
 *
 * Only the button is, until it is first pressed: a queue has two menus a row, and draws in half the time without them.
 * The menu then gets the same press, and so opens as it always does, by pointer and by key.
 */
export function Menu({ trigger, label, children }: MenuProps) {
  const [press, setPress] = useState<Event>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (press) button.current?.dispatchEvent(press);
  }, [press]);
  if (!press) {
    const repeat = (event: SyntheticEvent, Press: new (type: string, from: Event) => Event) => {
      event.preventDefault();
      setPress(new Press(event.type, event.nativeEvent));
    };
    return (
      <Slot.Root
        aria-haspopup="menu"
        aria-expanded="false"
        data-state="closed"
        onPointerDown={(event) => {
          if (event.button === 0 && !event.ctrlKey) repeat(event, PointerEvent);
        }}
        onKeyDown={(event) => {
          if (opening.includes(event.key)) repeat(event, KeyboardEvent);
        }}
      >
        {trigger}
      </Slot.Root>
    );
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className={styles.menu}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        aria-label={label}
        onKeyDown={({ key, currentTarget: menu }) =>
          menu.querySelector<HTMLElement>(`[data-hotkey="${CSS.escape(key)}"]`)?.click()
        }
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  onSelect?: () => void;
  /** The child is a link, which Enter follows as well. */
  asChild?: boolean;
  /** A key that chooses it while the menu is open. */
  hotkey?: string;
  children: ReactNode;
}

export function MenuItem({ onSelect, asChild = false, hotkey, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className={styles.item}
      asChild={asChild}
      data-hotkey={hotkey}
      {...(onSelect ? { onSelect } : {})}
    >
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className={styles.heading}>{children}</DropdownMenu.Label>;
}

export function MenuRule() {
  return <DropdownMenu.Separator className={styles.rule} />;
}
