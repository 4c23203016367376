import { useEffect, useEffectEvent } from 'react';

/** Keys of one letter, and what each does. A key that does nothing here is left to the browser. */
export type Keys = Partial<Record<string, () => void>>;

/** Never while somebody types, in a dialog, or together with Ctrl, Alt or ⌘. */
export function useKeys(keys: Keys, isOn = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')) return;
    if (document.querySelector('[role=menu], [aria-modal=true], [data-modal]')) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

const rowsOf = () => [...document.querySelectorAll<HTMLElement>('tr[data-row]')];

/** The row that has the focus, or has something in it that has. */
const currentRow = () => document.activeElement?.closest<HTMLElement>('tr[data-row]') ?? null;

/** Moves the focus by so many rows; from outside the list to its first row. */
export function moveRow(by: 1 | -1): void {
  const rows = rowsOf();
  const row = currentRow();
  const next = row ? rows[rows.indexOf(row) + by] : rows[0];
  const link = next?.querySelector<HTMLElement>('[data-key=open]');
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
}

/** Uses a control of the focused row: its menu, its choice of status, its box. */
export function pressControl(
  name: 'assign' | 'select' | 'status',
  within?: ParentNode | null,
): void {
  const place = within ?? currentRow();
  const control = place?.querySelector<HTMLElement>(
    name === 'status' ? 'select[aria-label^="Status of"], [data-key=status]' : `[data-key=${name}]`,
  );
  if (!control) return;
  control.focus();
  // A native list cannot be opened by a script everywhere: there it has the focus, and arrows choose.
  if (name === 'select') control.click();
  else if (control instanceof HTMLSelectElement) openList(control);
  else control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

function openList(select: HTMLSelectElement): void {
  try {
    select.showPicker();
  } catch {
    // Without a press of its own the browser refuses: the arrows still choose.
  }
}
