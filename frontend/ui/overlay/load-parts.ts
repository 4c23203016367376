/** Radix's menus and popups: a fifth of the frame's code, and nothing of them is seen before a press. */
export const loadParts = () => import('./parts');
