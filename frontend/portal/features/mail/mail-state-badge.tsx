import type { ContactSyncState, MailState } from '../../../api/generated/enums';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { contactStateLabels, mailStateLabels } from './words';

type Look = { tone: BadgeTone; glyph: string };

const moving = {
  waiting: { tone: 'orange', glyph: '○' },
  sending: { tone: 'blue', glyph: '◐' },
  dead: { tone: 'red', glyph: '✕' },
} satisfies Record<string, Look>;

const mailLooks: Record<MailState, Look> = {
  ...moving,
  held: { tone: 'plain', glyph: '◷' },
  queued: { tone: 'teal', glyph: '➜' },
  sent: { tone: 'green', glyph: '✓' },
  merged: { tone: 'green', glyph: '⊕' },
  skipped: { tone: 'plain', glyph: '–' },
  cancelled: { tone: 'plain', glyph: '■' },
};

const contactLooks: Record<ContactSyncState, Look> = {
  ...moving,
  done: { tone: 'green', glyph: '✓' },
  refused: { tone: 'red', glyph: '!' },
};

export function MailStateBadge({ state }: { state: MailState }) {
  return <Badge {...mailLooks[state]}>{mailStateLabels[state]}</Badge>;
}

export function ContactStateBadge({ state }: { state: ContactSyncState }) {
  return <Badge {...contactLooks[state]}>{contactStateLabels[state]}</Badge>;
}
