import type { RequestStatus } from '../../../api/generated/enums';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { badgeOf } from '../../components/badge-of';
import { clientStatusLabels, statusLabels, urgencyLabels } from '../../labels';

/** The specified colours; the glyph works without colour. */
export const statusLooks: Record<RequestStatus, { tone: BadgeTone; glyph: string }> = {
  pending: { tone: 'orange', glyph: '○' },
  assigned: { tone: 'teal', glyph: '➜' },
  in_review: { tone: 'blue', glyph: '◐' },
  approved: { tone: 'purple', glyph: '◆' },
  completed: { tone: 'green', glyph: '✓' },
  rejected: { tone: 'red', glyph: '✕' },
  withdrawn: { tone: 'plain', glyph: '↩' },
};

interface StatusBadgeProps {
  status: RequestStatus;
  /** Clients see simpler labels; internal states appear as open (orange). */
  forClient?: boolean;
}

export function StatusBadge({ status, forClient = false }: StatusBadgeProps) {
  const { tone, glyph } = statusLooks[status];
  return (
    <Badge tone={forClient && status === 'assigned' ? 'orange' : tone} glyph={glyph}>
      {(forClient ? clientStatusLabels : statusLabels)[status]}
    </Badge>
  );
}

export const UrgencyBadge = badgeOf(
  { low: ['plain', '▁'], medium: ['plain', '▃'], high: ['orange', '▅'], critical: ['red', '▇'] },
  urgencyLabels,
);
