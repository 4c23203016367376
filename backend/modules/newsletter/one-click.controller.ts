import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../access/access.decorator';
import { AppError } from '../../errors/app-error';
import { Unsubscribe } from './unsubscribe';

const MOST_LINES = 100;

/**
 * The List-Unsubscribe address (RFC 8058), to which a mail program posts when its button is
 * pressed. Not rate-limited, because one provider posts for all its readers.
 */
@ApiExcludeController()
@Controller()
export class OneClickController {
  constructor(private readonly leaving: Unsubscribe) {}

  @Post('/unsubscribe')
  @HttpCode(200)
  @Public({ limit: 'none' })
  async unsubscribeOneClick(
    @Req() { body }: FastifyRequest,
    @Query('token') token: unknown,
  ): Promise<{ message: string }> {
    if (!isOneClick(body)) {
      throw new AppError('malformed', 'not_one_click', 'Send List-Unsubscribe=One-Click.');
    }
    await this.leaving.byLink(typeof token === 'string' ? token : '', 'one-click');
    return { message: 'You are unsubscribed.' };
  }
}

/** The two formats that mail programs send, as plain text from `http-server.ts`. */
function isOneClick(body: unknown): boolean {
  if (typeof body !== 'string') return false;
  if (new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click') return true;
  // multipart/form-data: the name in one line, an empty line, then the value.
  const lines = body.split('\n', MOST_LINES).map((line) => line.trim());
  const named = lines.findIndex((line) => line.toLowerCase().includes('name="list-unsubscribe"'));
  return named >= 0 && lines.slice(named + 1).find((line) => line !== '') === 'One-Click';
}
