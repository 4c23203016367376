import { useEffect, useEffectEvent } from 'react';

/** Single-letter shortcuts. Other keys are left to the browser. */
export type Keys = Partial<Record<string, () => void>>;

/** Ignores keys while typing, in a dialog, or with Ctrl, Alt or ⌘. */
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

const rowsOf = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

const currentRow = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;

/** Moves focus by one row of the screen's lists; from outside them to the first. */
export function moveRow(by: 1 | -1): void {
  const rows = rowsOf();
  const row = currentRow();
  const next = row ? rows[rows.indexOf(row) + by] : rows[0];
  const link = next?.querySelector<HTMLElement>('[data-key=open]');
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
}

/** Activates a control of the focused row, or within a request: menu, status, checkbox or tab. */
export function pressControl(
  name: 'assign' | 'note' | 'reply' | 'select' | 'send-and' | 'status',
  within?: ParentNode | null,
): void {
  const place = within ?? currentRow();
  const control = place?.querySelector<HTMLElement>(`[data-key=${name}]`);
  control?.focus();
  if (!control || control.matches('textarea')) return;
  // Not every browser lets a script open a native list; it is focused instead, so the arrow keys work.
  if (control.matches('input, [role=tab]')) control.click();
  else if (control instanceof HTMLSelectElement) openList(control);
  else control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

function openList(select: HTMLSelectElement): void {
  try {
    select.showPicker();
  } catch {
    // Browsers refuse without user activation; the arrow keys still work.
  }
}
