/** Apart from users.public.ts, which auth needs: this one needs auth. */
export { InviteClient } from './invite-client';
export { InviteStaff, type StaffInvitation } from './invite-staff';
export { UsersModule } from './users.module';
