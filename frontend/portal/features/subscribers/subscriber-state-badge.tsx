import type { SubscriberState } from '../../../api/generated/enums';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { subscriberStateLabels } from './words';

const looks: Record<SubscriberState, { tone: BadgeTone; glyph: string }> = {
  pending: { tone: 'orange', glyph: '○' },
  confirmed: { tone: 'green', glyph: '✓' },
  unsubscribed: { tone: 'plain', glyph: '–' },
  suppressed: { tone: 'red', glyph: '✕' },
};

export function SubscriberStateBadge({ state }: { state: SubscriberState }) {
  return <Badge {...looks[state]}>{subscriberStateLabels[state]}</Badge>;
}
