import { textDrafts } from '../../forms/draft-store';

export const emptyInvitation = { email: '', firstName: '', lastName: '', role: '' };

export type InvitationDraft = typeof emptyInvitation;

export const invitationDrafts = textDrafts('invitation', [
  'email',
  'firstName',
  'lastName',
  'role',
]);
