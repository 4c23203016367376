import { useEffect } from 'react';
import type { BodyOf } from '../api/public-call';
import { countEvent } from './counting';

type Counted = BodyOf<'/api/events'>;

/** Counts the presses of links that say so (`data-event`); the browser follows them as ever. */
export function useCountedLinks(label: Counted['label']): void {
  useEffect(() => {
    const count = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a[data-event]') : null;
      const name = link?.getAttribute('data-event');
      if (name) countEvent({ name: name as Counted['name'], label });
    };
    document.addEventListener('click', count);
    return () => document.removeEventListener('click', count);
  }, [label]);
}
