import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './popover.module.css';

interface PopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that opens it; needs an accessible name. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
}

/** A press outside or Escape closes it and returns the focus. */
export function Popover({ isOpen, onOpenChange, trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        className={styles.popover}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        aria-label={label}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
