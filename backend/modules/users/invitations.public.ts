/** Apart from users.public.ts, which auth needs: this one needs auth. */
export { InviteClient } from './invite-client';
export { UsersModule } from './users.module';
