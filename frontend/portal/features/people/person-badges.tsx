import type { PersonState, Role } from '../../../api/generated/enums';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { personStateLabels } from '../../audit/audit-words';
import { roleLabels } from '../../labels';

const roleLooks: Record<Role, { tone: BadgeTone; glyph: string }> = {
  client: { tone: 'plain', glyph: '○' },
  support: { tone: 'teal', glyph: '◔' },
  manager: { tone: 'blue', glyph: '◑' },
  admin: { tone: 'purple', glyph: '●' },
};

const stateLooks: Record<PersonState, { tone: BadgeTone; glyph: string }> = {
  active: { tone: 'green', glyph: '✓' },
  invited: { tone: 'orange', glyph: '➜' },
  deactivated: { tone: 'red', glyph: '✕' },
};

export function RoleBadge({ role }: { role: Role }) {
  return <Badge {...roleLooks[role]}>{roleLabels[role]}</Badge>;
}

export function PersonStateBadge({ state }: { state: PersonState }) {
  return <Badge {...stateLooks[state]}>{personStateLabels[state]}</Badge>;
}
