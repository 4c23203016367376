import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { loadParts } from './load-parts';
import styles from './menu.module.css';

interface PopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that opens it; needs an accessible name. */
  trigger: ReactElement<ComponentProps<'button'>>;
  label: string;
  children: ReactNode;
}

type Radix = Awaited<ReturnType<typeof loadParts>>['Popover'];

/** A press outside or Escape closes it and returns the focus. */
export function Popover({ isOpen, onOpenChange, trigger, label, children }: PopoverProps) {
  const [Radix, setRadix] = useState<Radix>();
  useEffect(() => {
    if (!isOpen || Radix) return;
    void loadParts().then(
      (parts) => setRadix(parts.Popover),
      () => onOpenChange(false),
    );
  }, [isOpen, Radix, onOpenChange]);
  if (!Radix) {
    return cloneElement(trigger, {
      'aria-haspopup': 'dialog',
      'aria-expanded': false,
      onClick: () => onOpenChange(true),
    });
  }
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
