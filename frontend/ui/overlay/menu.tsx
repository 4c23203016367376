import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './menu.module.css';

interface MenuProps {
  /** The button that opens it; needs an accessible name. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
}

/** Rendered beside its button, not at the end of the page, to stay in that landmark. */
export function Menu({ trigger, label, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
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
