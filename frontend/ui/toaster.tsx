import type { CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

const look = {
  '--normal-bg': 'var(--sheet)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
  '--border-radius': 'var(--radius)',
  fontFamily: 'var(--text)',
} as CSSProperties;

/**
 * Toasts of the site and the portal, each of which loads Sonner's styles itself. The rest is
 * Sonner's default, as specified.
 */
export const Toaster = () => (
  <Sonner
    position="top-right"
    closeButton
    // Below the head of a page, whose main button stands at the right.
    offset={{ top: '7.5rem', right: '1rem' }}
    mobileOffset={{ top: '5.25rem', left: '1rem', right: '1rem' }}
    style={look}
  />
);
