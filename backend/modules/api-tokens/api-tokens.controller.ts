import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { PageQuery } from '../../lists/page.dto';
import { ProblemResponses } from '../../openapi/problem-responses';
import { idParam } from '../../validation/id-param.dto';
import { ApiTokenNotFound } from './api-tokens.errors';
import { ChangeTokens } from './change-tokens';
import { NewApiTokenDto } from './dto/api-token.dto';
import { TokenList } from './token-list';

class ApiTokenIdParam extends idParam(ApiTokenNotFound) {}

@ApiTags('API tokens')
@Controller('api')
export class ApiTokensController {
  constructor(
    private readonly list: TokenList,
    private readonly creating: ChangeTokens,
  ) {}

  /** The caller's active API tokens, and the scopes that a new one may have. */
  @Get('tokens')
  @Requires(Permission.UseAccount)
  getApiTokens(@CurrentActor() actor: Actor) {
    return this.list.own(actor);
  }

  /** Create an API token. It is shown only once, in this response. */
  @Post('tokens')
  @Requires(Permission.UseAccount, {
    notIdempotent: 'The answer holds the token, which is kept nowhere.',
  })
  @ProblemResponses(409)
  createApiToken(@CurrentActor() actor: Actor, @Body() form: NewApiTokenDto) {
    return this.creating.create(actor, form);
  }

  /** Revoke one of the caller's API tokens, effective at once. */
  @Delete('tokens/:id')
  @Requires(Permission.UseAccount)
  revokeApiToken(@CurrentActor() actor: Actor, @Param() { id }: ApiTokenIdParam) {
    return this.creating.revoke(id, actor.userId);
  }

  /** All active API tokens, newest first. */
  @Get('admin/tokens')
  @Requires(Permission.ManageApiTokens)
  listApiTokens(@Query() query: PageQuery) {
    return this.list.all(query);
  }

  /** Revoke anyone's API token, effective at once. */
  @Delete('admin/tokens/:id')
  @Requires(Permission.ManageApiTokens)
  revokeAnyApiToken(@Param() { id }: ApiTokenIdParam) {
    return this.creating.revoke(id, null);
  }
}
