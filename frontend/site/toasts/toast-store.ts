import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  text: string;
  tone: 'success' | 'error';
}

const shownAtOnce = 3;
const none: readonly Toast[] = [];
const listeners = new Set<() => void>();
let toasts = none;
let last = 0;

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

export function showToast(text: string, tone: Toast['tone'] = 'success'): void {
  last += 1;
  change([...toasts, { id: last, text, tone }].slice(-shownAtOnce));
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => none,
  );
}
