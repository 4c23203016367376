import type { RequestStatus } from '../../../api/call';
import { badgeOf, type Looks } from '../../components/badge-of';
import { RequestStatusWords } from '../../../api/generated/words/request-status';
import { UrgencyWords } from '../../../api/generated/words/urgency';
import { clientStatusLabels } from '../../labels';

/** The specified colours; the glyph works without colour. */
export const statusLooks: Looks<RequestStatus> = {
  pending: ['orange', '○'],
  assigned: ['teal', '➜'],
  in_review: ['blue', '◐'],
  approved: ['purple', '◆'],
  completed: ['green', '✓'],
  rejected: ['red', '✕'],
  withdrawn: ['plain', '↩'],
};

export const StatusBadge = badgeOf(statusLooks, RequestStatusWords);

/** Clients see simpler labels; internal states appear as open (orange). */
export const ClientStatusBadge = badgeOf(
  { ...statusLooks, assigned: ['orange', '➜'] },
  clientStatusLabels,
);

export const UrgencyBadge = badgeOf(
  { low: ['plain', '▁'], medium: ['plain', '▃'], high: ['orange', '▅'], critical: ['red', '▇'] },
  UrgencyWords,
);
