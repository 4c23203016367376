export { roleGiven } from './invitations.events';
export { InvitationsModule } from './invitations.module';
export { InviteClient } from './invite-client';
export { InviteStaff } from './invite-staff';
