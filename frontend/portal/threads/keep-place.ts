import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is read where it stands while entries are added above it. Call the answer just before they
 * are added; `entries` is what changes with them.
 */
export function useKeepPlace(list: RefObject<HTMLElement | null>, entries: unknown) {
  const place = useRef<{ element: Element; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    const { element, top } = place.current;
    place.current = null;
    const moved = element.getBoundingClientRect().top - top;
    scrollerOf(element).scrollBy({ top: moved, behavior: 'instant' });
  }, [entries]);
  return () => {
    const element = list.current?.firstElementChild;
    place.current = element ? { element, top: element.getBoundingClientRect().top } : null;
  };
}

/** A dialog scrolls by itself, a page with the window. */
function scrollerOf(element: Element): Element | Window {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(overflowY)) {
      return parent === document.documentElement || parent === document.body ? window : parent;
    }
  }
  return window;
}
