import type { BodyOf } from '../api/public-call';
import { tellTagManager } from './consent/third-parties';
import { countEvent } from './counting';

type Counted = BodyOf<'/api/events'>;

/** Counts clicks on links with `data-event` without delaying navigation. */
export function start(place: HTMLElement): void {
  const label = place.dataset['label'] as Counted['label'];
  place.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[data-event]') : null;
    const name = link?.getAttribute('data-event');
    if (!name) return;
    countEvent({ name: name as Counted['name'], label });
    tellTagManager(name, label);
  });
}
