import { Injectable } from '@nestjs/common';
import { Transactions } from '../../database/transactions';
import { lockUser, UserDto } from '../accounts/accounts.public';
import { OneTimeTokens, sha256, TokenInvalid } from '../../links/links.public';
import type { SignedInDto } from './dto/auth.dto';
import { Sessions } from './sessions';

@Injectable()
export class ExchangeCode {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: Sessions,
  ) {}

  run(code: string, browser: string | undefined): Promise<SignedInDto> {
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
}
