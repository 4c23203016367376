import type { LeadForm, LeadState } from '../../../api/generated/enums';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { stateLabelsOf } from './words';

const looks: Record<LeadState, { tone: BadgeTone; glyph: string }> = {
  new: { tone: 'orange', glyph: '○' },
  contacted: { tone: 'blue', glyph: '◐' },
  won: { tone: 'green', glyph: '✓' },
  lost: { tone: 'plain', glyph: '–' },
  spam: { tone: 'red', glyph: '✕' },
};

export function LeadStateBadge({ state, form }: { state: LeadState; form: LeadForm }) {
  return <Badge {...looks[state]}>{stateLabelsOf(form)[state]}</Badge>;
}
