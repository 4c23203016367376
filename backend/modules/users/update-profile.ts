import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import { Outbox } from '../../mail/mail.public';
import { accountNotices, Notifications } from '../notifications/notifications.public';
import {
  CurrentPassword,
  isFresh,
  MailAllowance,
  OneTimeTokens,
  Sessions,
} from '../auth/auth.public';
import { refreshSearchText } from '../requests/requests.public';
import type { ProfileUpdatedDto, UpdateProfileDto } from './dto/profile.dto';
import { UserDto } from './dto/user.dto';
import { lockOwner } from './lock-user';
import { User } from './user.entity';
import { ProfileChangedMeanwhile, ReauthenticationRequired, TooManyMails } from './users.errors';

/** A person edits their own profile. A new address waits until its owner confirms it. */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: Sessions,
    private readonly currentPassword: CurrentPassword,
    private readonly allowance: MailAllowance,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
  ) {}

  async run(actor: Actor, form: UpdateProfileDto, device?: string): Promise<ProfileUpdatedDto> {
    if (form.currentPassword && !isFresh(actor)) await this.currentPassword.countTry(actor);
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      const oldName = user.fullName;
      const movesEmail = form.email.toLowerCase() !== user.email.toLowerCase();
      if (form.version !== undefined && form.version !== user.version) {
        throw ProfileChangedMeanwhile(UserDto.of(user));
      }
      if (!movesEmail && !user.wouldChange(form)) {
        return { message: 'Nothing was changed.', user: UserDto.of(user) };
      }
      user.changeProfile(form);
      if (movesEmail) await this.askForEmail(tx, actor, user, form);
      await tx.save(user);
      if (user.fullName !== oldName) await refreshSearchText(tx, user);
      const { sessionId } = actor;
      const session = movesEmail
        ? await this.sessions.replace(tx, user, { sessionId, device, isProven: false })
        : undefined;
      await this.audit.record(tx, {
        action: 'account.profile-changed',
        objectType: 'user',
        objectId: user.id,
        after: { movesEmail },
      });
      return {
        message: 'Profile updated successfully!',
        user: UserDto.of(user),
        ...(session && { token: session.token, expiresAt: session.expiresAt }),
      };
    });
  }

  /** The same answer where the address belongs to somebody else; that owner is told. */
  private async askForEmail(
    tx: EntityManager,
    actor: Actor,
    user: User,
    form: UpdateProfileDto,
  ): Promise<void> {
    if (!isFresh(actor)) {
      if (!form.currentPassword) throw ReauthenticationRequired();
      await this.currentPassword.expect(tx, user, form.currentPassword);
    }
    user.askForEmail(form.email);
    const owner = await tx.findOneBy(User, { email: form.email });
    for (const address of [form.email, user.email]) {
      if (!(await this.allowance.take(tx, address))) throw TooManyMails();
    }
    if (owner) {
      await this.outbox.add(tx, 'already-have-account', { userId: owner.id });
    } else {
      const confirm = await this.tokens.issue(tx, 'change_email', {
        subjectId: user.id,
        email: form.email,
      });
      await this.outbox.add(tx, 'confirm-new-address', { userId: user.id, tokenId: confirm.id });
    }
    const undo = await this.tokens.issue(tx, 'undo_email_change', {
      subjectId: user.id,
      email: user.email,
    });
    await this.outbox.add(tx, 'address-changing', { userId: user.id, tokenId: undo.id });
    await this.notifications.tell(tx, user.id, accountNotices.addressChanging);
  }
}
