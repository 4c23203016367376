import type { EntityManager } from 'typeorm';
import type { StaffRole } from '../../access/role';
import { defineHook } from '../../context/hook';

/** The staff to notify about a team's request: its assignee or their deputy, otherwise the whole team. */
export const whoAnswers =
  defineHook<(tx: EntityManager, assigneeId: string | null, team: StaffRole) => Promise<string[]>>(
    'who answers',
  );
