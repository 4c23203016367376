import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox, SHARED_INBOX } from '../../mail/mail.public';
import { Notifications, type Notice } from '../notifications/notifications.public';
import { activeMembers } from '../users/users.public';
import type { ProjectRequest } from './project-request.entity';

/** Those who have a request in hand: its team, or the admins while no team has it. */
@Injectable()
export class TellStaff {
  constructor(
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
  ) {}

  /**
   * Inside the portal and by mail: one to every active member of the team, or to the shared inbox where
   * there is no team, or nobody in it. `aboutId` is what the mail quotes.
   */
  async tell(
    tx: EntityManager,
    request: ProjectRequest,
    news: {
      template: 'client-replied' | 'client-moved-request';
      aboutId: string;
      notice: Notice;
      by: string;
    },
  ): Promise<void> {
    const team = request.assignedTo;
    const members = team ? await activeMembers(tx, team) : [];
    const recipients = members.length > 0 ? members : [SHARED_INBOX];
    for (const userId of recipients) {
      await this.outbox.add(tx, news.template, { aboutId: news.aboutId, userId });
    }
    await this.notifications.tellStaff(tx, team ?? 'admin', news.notice, news.by);
  }
}
