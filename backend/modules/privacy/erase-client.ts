import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import brand from '../../../brand.json';
import { saveChanged } from '../../events/events.public';
import { Erasures, isEndOf } from '../../personal-data/personal-data.public';
import { formerAddresses, fullNameSql, type User } from '../accounts/accounts.public';
import { ChangeTokens } from '../api-tokens/api-tokens.public';
import { Sessions } from '../auth/auth.public';
import { dropIfEmpty, leaveCompany } from '../companies/companies.public';
import { EraseLead } from '../leads/leads.public';
import { EraseSubscriber } from '../newsletter/newsletter.public';
import {
  requestsOfPerson,
  lockRequest,
  OPEN_STATUSES,
  requestWithdrawn,
} from '../requests/requests.public';
import { RequestClocks } from '../response-times/response-times.public';

const PAGE = 'privacy';

const OUR_NAMES = [brand.name, brand.legalName, brand.signatory.name];

const withoutOurs = (emails: (string | null)[], phones: (string | null)[]) => ({
  emails: emails.filter((one) => one?.toLowerCase() !== brand.email.toLowerCase()),
  phones: phones.filter((one) => one && !isEndOf(one, brand.phone)),
});

/**
 * The modules' own use cases first, so that others are notified; then every table as declared in
 * the registry.
 */
@Injectable()
export class EraseClient {
  constructor(
    private readonly erasures: Erasures,
    private readonly sessions: Sessions,
    private readonly apiTokens: ChangeTokens,
    private readonly clocks: RequestClocks,
    private readonly leads: EraseLead,
    private readonly subscribers: EraseSubscriber,
  ) {}

  /**
   * Expects the account locked and the erasure noted.
   */
  async erase(tx: EntityManager, user: User): Promise<void> {
    const { id, email } = user;
    await this.sessions.endAll(tx, id);
    await this.apiTokens.revokeAll(tx, id);
    const before = await requestsOfPerson(tx, id);
    const organisationId = await leaveCompany(tx, id);
    if (organisationId) await dropIfEmpty(tx, organisationId);
    await this.withdrawRequests(tx, id);
    const emails = [email, ...(await formerAddresses(tx, id))];
    for (const one of emails) {
      await this.leads.ofAddress(tx, one);
      await this.subscribers.ofAddress(tx, one, PAGE);
    }
    const { own } = await requestsOfPerson(tx, id);
    const parts = [...before.own, ...before.shared].filter((one) => !own.includes(one));
    const requests = { own, shared: parts };
    const { contacts } = before;
    const names = { firstName: user.firstName, lastName: user.lastName };
    await this.erasures.erase(
      tx,
      'client',
      { id, email, emails, requests },
      {
        ...names,
        ...withoutOurs(
          [...emails, user.pendingEmail, ...contacts.map((one) => one.email)],
          [user.phone, ...contacts.map(({ phone }) => phone)],
        ),
      },
      await this.elsewhere(tx, user, emails),
    );
  }

  /** Anyone may enter another person's name and number. */
  private async elsewhere(
    tx: EntityManager,
    { id, firstName, lastName, fullName, phone }: User,
    emails: string[],
  ) {
    const others = await tx.query<{ name: string; phone: string | null; isStaff: boolean }[]>(
      `SELECT ${fullNameSql('users')} AS name, phone, role <> 'client' AS "isStaff"
       FROM users WHERE id <> $1 AND (role <> 'client' OR phone IS NOT NULL)`,
      [id],
    );
    const staff = others.filter(({ name, isStaff }) => isStaff && name.includes(' '));
    const name = fullName.toLowerCase().replace(/\s+/g, ' ');
    const isOurs = [...OUR_NAMES, ...staff.map((one) => one.name)].some((one) =>
      name.includes(one.toLowerCase()),
    );
    const isShared = others.some((one) => phone && one.phone && isEndOf(phone, one.phone));
    return {
      ...(!isOurs && { firstName, lastName }),
      ...withoutOurs(emails, isShared ? [] : [phone]),
    };
  }

  private async withdrawRequests(tx: EntityManager, userId: string): Promise<void> {
    const rows = await tx.query<{ id: string }[]>(
      `SELECT id FROM project_requests WHERE user_id = $1 AND status IN (${OPEN_STATUSES}) ORDER BY id`,
      [userId],
    );
    for (const { id } of rows) {
      const request = await lockRequest(tx, id, (bind) => `r.user_id = ${bind(userId)}`);
      const from = request.withdrawForErasure();
      if (!from) continue;
      await this.clocks.follow(tx, request, null);
      const change = { before: { status: from }, after: { status: request.status } };
      await saveChanged(tx, request, requestWithdrawn({ subject: id, actor: userId, ...change }));
    }
  }
}
