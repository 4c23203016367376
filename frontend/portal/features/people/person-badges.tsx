import { personStateLabels } from '../../audit/audit-words';
import { badgeOf } from '../../components/badge-of';
import { roleLabels } from '../../labels';

export const RoleBadge = badgeOf(
  {
    client: ['plain', '○'],
    support: ['teal', '◔'],
    manager: ['blue', '◑'],
    admin: ['purple', '●'],
  },
  roleLabels,
);

export const PersonStateBadge = badgeOf(
  { active: ['green', '✓'], invited: ['orange', '➜'], deactivated: ['red', '✕'] },
  personStateLabels,
);
