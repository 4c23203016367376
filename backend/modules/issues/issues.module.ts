import { Module } from '@nestjs/common';
import { NewsletterModule } from '../newsletter/newsletter.public';
import { ChangeIssue } from './change-issue';
import { IssuesController } from './issues.controller';
import './issues.mails';
import './issues.personal-data';
import { ProviderReportsController } from './provider-reports.controller';
import { ReadIssues } from './read-issues';
import './read-report';

@Module({
  imports: [NewsletterModule],
  controllers: [IssuesController, ProviderReportsController],
  providers: [ChangeIssue, ReadIssues],
})
export class IssuesModule {}
