import { Module } from '@nestjs/common';
import { NewsletterModule } from '../newsletter/newsletter.public';
import { ChangeIssue } from './change-issue';
import { IssuesController } from './issues.controller';
import './issues.mails';
import './issues.personal-data';
import { MoveIssue } from './move-issue';
import { ProviderReportsController } from './provider-reports.controller';
import { ReadIssues } from './read-issues';
import './read-report';
import { SnsMessages } from './sns-messages';

@Module({
  imports: [NewsletterModule],
  controllers: [IssuesController, ProviderReportsController],
  providers: [ChangeIssue, MoveIssue, ReadIssues, SnsMessages],
})
export class IssuesModule {}
