import { Injectable } from '@nestjs/common';
import { isStaff } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { OneTimeTokens, sha256, TokenInvalid, TokenUsed } from '../../links/links.public';
import { lockUser, UserDto } from '../accounts/accounts.public';
import { signedInByMailLink } from './auth.events';
import type { SignedInDto, RequestOpenedDto } from './dto/auth.dto';
import { Sessions } from './sessions';

@Injectable()
export class ExchangeCode {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: Sessions,
  ) {}

  ofProvider(code: string, browser: string | undefined): Promise<SignedInDto> {
    return this.transactions.run(async (tx) => {
      const row = await this.tokens.find(tx, ['sign_in_handback'], code);
      if (!browser || row.boundTo !== sha256(browser)) throw TokenInvalid();
      await this.tokens.consume(tx, row);
      const user = await lockUser(tx, { id: row.subjectId });
      if (!user || user.disabledAt) throw TokenInvalid();
      const session = await this.sessions.start(tx, user, false);
      return { ...session, message: 'Signed in.', user: UserDto.of(user) };
    });
  }

  ofMail(token: string): Promise<RequestOpenedDto> {
    return this.transactions.run(async (tx) => {
      // Locks the account before the link, like code that ends sessions.
      const row = await this.tokens.look(tx, 'open_request', token);
      if (!row) throw TokenInvalid();
      const user = await lockUser(tx, { id: row.subjectId });
      // Bound to the address it was sent to, which may since have another account.
      const isTheirs = user?.email.toLowerCase() === row.email?.toLowerCase();
      if (!user || user.disabledAt || !isTheirs || isStaff(user.role)) throw TokenInvalid();
      // Read again under the lock, so that the second of two clicks gets `token_used`.
      const current = await this.tokens.find(tx, ['open_request'], token);
      if (current.usedAt) throw TokenUsed();
      await this.tokens.consume(tx, current);
      const requestId = row.boundTo!;
      const session = await this.sessions.startForRequest(tx, user, requestId);
      await record(tx, signedInByMailLink({ actor: user.id, subject: requestId }));
      return { ...session, requestId };
    });
  }
}
