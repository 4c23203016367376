import { Badge, type BadgeTone } from '../../../ui/badge';
import type { BookedCall } from './call-lists';
import { callWords as words } from './words';

type Shown = 'held' | 'missed' | 'cancelled' | 'unknown' | 'lost' | 'booked';

/** The outcome of a call, or that one is missing. */
export function shownState({ state, canClose, needsHost }: BookedCall): Shown {
  if (state !== 'booked') return state;
  if (needsHost) return 'lost';
  return canClose ? 'unknown' : 'booked';
}

export const stateGlyphs: Record<Shown, string> = {
  held: '✓',
  missed: '✕',
  cancelled: '–',
  unknown: '?',
  lost: '!',
  booked: '',
};

const tones: Record<Shown, BadgeTone> = {
  held: 'green',
  missed: 'plain',
  cancelled: 'plain',
  unknown: 'orange',
  lost: 'red',
  booked: 'plain',
};

export function CallState({ one }: { one: BookedCall }) {
  const shown = shownState(one);
  if (shown === 'booked') return null;
  return (
    <p>
      <Badge tone={tones[shown]} glyph={stateGlyphs[shown]} label={words.shown[shown]} />
    </p>
  );
}
