import { Check } from 'lucide-react';
import { useState } from 'react';
import { Menu, type MenuProps, useMenuParts } from './menu';
import styles from './menu.module.css';

interface CheckMenuProps extends Pick<MenuProps, 'trigger' | 'label'> {
  options: readonly { value: string; label: string }[];
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
  return (
    <Menu
      trigger={trigger}
      label={label}
      align="start"
      onOpenChange={(isOpen) => setPicked(isOpen ? chosen : null)}
    >
      {options.map((option) => (
        <CheckItem
          key={option.value}
          label={option.label}
          isChecked={now.includes(option.value)}
          onChange={(isChecked) => {
            const rest = now.filter((value) => value !== option.value);
            const next = isChecked ? [...rest, option.value] : rest;
            setPicked(next);
            onChange(next);
          }}
        />
      ))}
    </Menu>
  );
}

interface CheckItemProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

function CheckItem({ label, isChecked, onChange }: CheckItemProps) {
  const { CheckboxItem, ItemIndicator } = useMenuParts();
  return (
    <CheckboxItem
      className={styles.item}
      checked={isChecked}
      onSelect={(event) => event.preventDefault()}
      onCheckedChange={onChange}
    >
      <span className={styles.tick} aria-hidden="true">
        <ItemIndicator>
          <Check size={16} />
        </ItemIndicator>
      </span>
      {label}
    </CheckboxItem>
  );
}
