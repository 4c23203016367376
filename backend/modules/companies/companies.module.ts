import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.public';
import { AcceptMember } from './accept-member';
import { AskToJoin } from './ask-to-join';
import { ChangeMember } from './change-member';
import { ChangeOrganisation } from './change-organisation';
import { CompanyController, CompanyMembersController } from './company.controller';
import { CreateOrganisation } from './create-organisation';
import { InviteMember } from './invite-member';
import { JoinOrganisation } from './join-organisation';
import { OrganisationList } from './organisation-list';
import { OrganisationMembersController, OrganisationsController } from './organisations.controller';
import { ReadCompany } from './read-company';
import { RemoveMember } from './remove-member';
import './close-account';
import './company.live';
import './company.mails';
import './company.notices';
import './company.retention';

@Module({
  imports: [AuthModule],
  controllers: [
    CompanyMembersController,
    CompanyController,
    OrganisationMembersController,
    OrganisationsController,
  ],
  providers: [
    AcceptMember,
    AskToJoin,
    ChangeMember,
    ChangeOrganisation,
    CreateOrganisation,
    InviteMember,
    JoinOrganisation,
    OrganisationList,
    ReadCompany,
    RemoveMember,
  ],
})
export class CompaniesModule {}
