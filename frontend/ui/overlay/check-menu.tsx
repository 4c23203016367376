import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import styles from './menu.module.css';

export interface CheckOption {
  value: string;
  label: string;
}

interface CheckMenuProps {
  /** The button that opens it; needs an accessible name. */
  trigger: ReactNode;
  label: string;
  options: readonly CheckOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/**
 * Choose several. While it is open it keeps the choice itself: what `onChange` leads to may be shown
 * later than the next press.
 */
export function CheckMenu({ trigger, label, options, chosen, onChange }: CheckMenuProps) {
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const now = picked ?? chosen;
  const pick = (next: string[]) => {
    setPicked(next);
    onChange(next);
  };
  return (
    <DropdownMenu.Root modal={false} onOpenChange={(isOpen) => setPicked(isOpen ? chosen : null)}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        className={styles.menu}
        align="start"
        sideOffset={6}
        collisionPadding={12}
        aria-label={label}
      >
        {options.map((option) => (
          <DropdownMenu.CheckboxItem
            key={option.value}
            className={styles.item}
            checked={now.includes(option.value)}
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={(isChecked) =>
              pick(
                isChecked ? [...now, option.value] : now.filter((value) => value !== option.value),
              )
            }
          >
            <span className={styles.tick} aria-hidden="true">
              <DropdownMenu.ItemIndicator>
                <Check size={16} />
              </DropdownMenu.ItemIndicator>
            </span>
            {option.label}
          </DropdownMenu.CheckboxItem>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
