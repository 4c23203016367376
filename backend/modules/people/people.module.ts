import { Module } from '@nestjs/common';
import { ApiTokensModule } from '../api-tokens/api-tokens.public';
import { AuditLogModule } from '../audit-log/audit-log.public';
import { AuthModule } from '../auth/auth.public';
import { DelegationModule } from '../delegation/delegation.public';
import { InvitationsModule } from '../invitations/invitations.public';
import { SecondFactorModule } from '../second-factor/second-factor.public';
import { ChangePerson } from './change-person';
import { InvitePerson } from './invite-person';
import { PeopleController } from './people.controller';
import { PersonList } from './person-list';
import { PersonSessions } from './person-sessions';
import { ResetPersonFactor } from './reset-person-factor';

/** Who has an account, and what it may do. */
@Module({
  imports: [
    ApiTokensModule,
    AuditLogModule,
    AuthModule,
    DelegationModule,
    InvitationsModule,
    SecondFactorModule,
  ],
  controllers: [PeopleController],
  providers: [ChangePerson, InvitePerson, PersonList, PersonSessions, ResetPersonFactor],
})
export class PeopleModule {}
