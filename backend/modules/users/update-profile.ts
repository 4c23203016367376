import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { record, saveChanged } from '../../events/events.public';
import { OneTimeTokens } from '../../links/links.public';
import {
  MeDto,
  User,
  UserDto,
  lockOwner,
  ProfileChangedMeanwhile,
  ReauthenticationRequired,
  TooManyMails,
  profileChanged,
} from '../accounts/accounts.public';
import {
  CurrentPassword,
  isFresh,
  MailAllowance,
  Sessions,
  addressClaimed,
} from '../auth/auth.public';
import type { ProfileUpdatedDto, UpdateProfileDto } from './dto/profile.dto';

@Injectable()
export class Profiles {
  constructor(private readonly dataSource: DataSource) {}

  async me(actor: Actor): Promise<MeDto> {
    return {
      user: UserDto.of(await this.dataSource.manager.findOneByOrFail(User, { id: actor.userId })),
    };
  }
}

@Injectable()
export class UpdateProfile {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: Sessions,
    private readonly currentPassword: CurrentPassword,
    private readonly allowance: MailAllowance,
  ) {}

  async update(actor: Actor, form: UpdateProfileDto): Promise<ProfileUpdatedDto> {
    if (form.currentPassword && !isFresh(actor)) await this.currentPassword.countTry(actor);
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      const oldName = user.fullName;
      const movesEmail = form.email.toLowerCase() !== user.email.toLowerCase();
      const current = () => UserDto.of(user);
      await expectVersion(user, form.version, ProfileChangedMeanwhile, current);
      if (!movesEmail && !user.wouldChange(form)) {
        return { message: 'Nothing was changed.', user: UserDto.of(user) };
      }
      user.changeProfile(form);
      const links = movesEmail ? await this.askForEmail(tx, actor, user, form) : {};
      await saveChanged(tx, user);
      const isRenamed = user.fullName !== oldName;
      const session = movesEmail
        ? await this.sessions.replace(tx, user, actor, { isProven: false })
        : undefined;
      await record(
        tx,
        profileChanged({ subject: user.id, after: { movesEmail }, isRenamed, ...links }),
      );
      return {
        message: 'Profile updated successfully!',
        user: UserDto.of(user),
        ...(session && { token: session.token, expiresAt: session.expiresAt }),
      };
    });
  }

  /**
   * The response is the same if the address belongs to another account; its owner is notified, and
   * no link can confirm it.
   */
  private async askForEmail(
    tx: EntityManager,
    actor: Actor,
    user: User,
    form: UpdateProfileDto,
  ): Promise<{ confirmTokenId?: string; undoTokenId: string }> {
    if (!isFresh(actor)) {
      if (!form.currentPassword) throw ReauthenticationRequired();
      await this.currentPassword.expect(tx, user, form.currentPassword);
    }
    user.askForEmail(form.email);
    const owner = await tx.findOneBy(User, { email: form.email });
    for (const address of [form.email, user.email]) {
      if (!(await this.allowance.take(address))) throw TooManyMails();
    }
    if (owner) await record(tx, addressClaimed({ subject: owner.id }));
    const confirm = owner
      ? undefined
      : await this.tokens.issue(tx, 'change_email', { subjectId: user.id, email: form.email });
    const undo = await this.tokens.issue(tx, 'undo_email_change', {
      subjectId: user.id,
      email: user.email,
    });
    return { undoTokenId: undo.id, ...(confirm && { confirmTokenId: confirm.id }) };
  }
}
