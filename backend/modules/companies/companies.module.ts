import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.public';
import { CompanyController, CompanyMembersController } from './company.controller';
import { JoinCompany } from './join-company';
import { CompanyMembers } from './members';
import { OrganisationMembersController, OrganisationsController } from './organisations.controller';
import { ReadCompany } from './read-company';
import { WriteCompany } from './write-company';
import './leave-company';
import './company.live';
import './company-invitation.mails';
import './company-members.mails';
import './company.personal-data';

@Module({
  imports: [AuthModule],
  controllers: [
    CompanyMembersController,
    CompanyController,
    OrganisationMembersController,
    OrganisationsController,
  ],
  providers: [CompanyMembers, JoinCompany, WriteCompany, ReadCompany],
})
export class CompaniesModule {}
