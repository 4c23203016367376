import type { CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

/** Sonner's own variables, set to the identity's tokens. */
const look = {
  '--normal-bg': 'var(--sheet)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
  '--border-radius': 'var(--radius)',
  fontFamily: 'var(--text)',
} as CSSProperties;

/** Where toasts appear, in both halves, each of which brings Sonner's styles in its own way. All else is Sonner's default, which is the specification. */
export function Toaster() {
  return (
    <Sonner
      position="top-right"
      closeButton
      offset={{ top: '5.25rem', right: '1rem' }}
      mobileOffset={{ top: '5.25rem', left: '1rem', right: '1rem' }}
      style={look}
    />
  );
}
