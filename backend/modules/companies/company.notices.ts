import type { EntityManager } from 'typeorm';
import { activeMembers, User } from '../accounts/accounts.public';
import { defineNotice } from '../notifications/notifications.public';
import { Organisation } from './company.entity';
import { joinAsked, memberJoined, memberLeft } from './company.events';
import { leadsOf } from './memberships';

const nameOf = async (tx: EntityManager, id: string | null): Promise<string | null> =>
  (await tx.findOneBy(Organisation, { id: id! }))?.name ?? null;

const personOf = async (tx: EntityManager, id: string): Promise<string> =>
  (await tx.findOneBy(User, { id }))?.fullName || 'Somebody';

async function decidersOf(tx: EntityManager, organisationId: string): Promise<string[]> {
  const leads = await leadsOf(tx, organisationId);
  return leads.length > 0 ? leads : activeMembers(tx, 'admin');
}

defineNotice('member-joined', [memberJoined], async ({ subjectId, actorId, data }, { tx }) => {
  const name = await nameOf(tx, subjectId);
  const { userId } = data.after;
  const leads = await leadsOf(tx, subjectId!);
  if (!name) return null;
  return {
    to: leads.filter((id) => id !== actorId && id !== userId),
    notice: {
      type: 'info',
      title: 'Somebody has joined',
      message: `${await personOf(tx, userId)} belongs to ${name} now.`,
    },
  };
});

defineNotice('let-in', [memberJoined], async ({ subjectId, actorId, data }, { tx }) => {
  const name = await nameOf(tx, subjectId);
  const { userId } = data.after;
  if (!name || userId === actorId) return null;
  return {
    to: [userId],
    notice: { type: 'success', title: 'You have joined', message: `You belong to ${name} now.` },
  };
});

defineNotice('join-asked', [joinAsked], async ({ subjectId, data }, { tx }) => {
  const name = await nameOf(tx, subjectId);
  if (!name) return null;
  const who = await personOf(tx, data.after.userId);
  return {
    to: await decidersOf(tx, subjectId!),
    notice: {
      type: 'info',
      title: 'Somebody wants to join',
      message: `${who} asks to be let in to ${name}.`,
    },
  };
});

defineNotice('member-removed', [memberLeft], async ({ subjectId, actorId, data }, { tx }) => {
  const name = await nameOf(tx, subjectId);
  const { userId } = data.before;
  if (!name || userId === actorId) return null;
  return {
    to: [userId],
    notice: {
      type: 'warning',
      title: 'You no longer belong to a company',
      message: `You were removed from ${name}. Your private requests are still yours.`,
    },
  };
});
