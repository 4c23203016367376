import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the scroll position while entries are added above. Call the result just before adding;
 * `entries` changes with them.
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

/** Dialogs scroll their content, pages scroll the window. */
function scrollerOf(element: Element): Element | Window {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(overflowY)) {
      return parent === document.documentElement || parent === document.body ? window : parent;
    }
  }
  return window;
}
