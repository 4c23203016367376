import { Body, Controller, HttpCode, Ip, Post, Put, Res, Query } from '@nestjs/common';
import { ApiTags, ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../access/access.public';
import type { MessageDto } from '../../http/message.dto';
import { ProblemResponses } from '../../openapi/problem-responses';
import { ConfirmSubscription } from './confirm-subscription';
import {
  ChangePreferencesDto,
  LinkDto,
  SubscribeDto,
  TopicsDto,
  UnsubscribeDto,
  VerifySubscriptionDto,
} from './dto/newsletter.dto';
import { Preferences } from './preferences';
import { Subscribe } from './subscribe';
import { Unsubscribe } from './unsubscribe';

/**
 * Subscriptions by address. A GET never changes anything, because mail scanners open every link.
 */
@ApiTags('Newsletter')
@Controller('api/newsletter')
export class NewsletterController {
  constructor(
    private readonly subscribing: Subscribe,
    private readonly confirming: ConfirmSubscription,
    private readonly leaving: Unsubscribe,
    private readonly preferences: Preferences,
  ) {}

  /** Subscribe to a topic. The response is the same for every address; a mail with a button follows. */
  @Post('subscribe')
  @HttpCode(202)
  @Public({ limit: 'forms' })
  requestSubscription(
    @Body() form: SubscribeDto,
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.subscribing.take(form, { ip, reply });
  }

  /** Confirm a subscription with the token of the mail. Repeating it reports that it is already confirmed. */
  @Post('verify')
  @HttpCode(200)
  @Public()
  @ProblemResponses(410)
  verifySubscription(@Body() { token }: VerifySubscriptionDto) {
    return this.confirming.confirm(token);
  }

  /** End the topic of the link, or all topics with the link to the preferences. */
  @Post('unsubscribe')
  @HttpCode(200)
  @Public()
  async endSubscription(@Body() { token, reason }: UnsubscribeDto): Promise<TopicsDto> {
    const { topics } = await this.leaving.byLink(token, '/unsubscribe', reason);
    return { message: 'You are unsubscribed.', topics };
  }

  /** Undo an unsubscription with the link of the goodbye mail. */
  @Post('undo')
  @HttpCode(200)
  @Public()
  @ProblemResponses(410)
  async restoreSubscription(@Body() { token }: LinkDto): Promise<TopicsDto> {
    const { topics } = await this.leaving.undo(token);
    return { message: 'Welcome back. You are subscribed again.', topics };
  }

  /** Topics this address is subscribed to. A POST, so that the token stays out of URLs and logs. */
  @Post('preferences')
  @HttpCode(200)
  @Public()
  getNewsletterPreferences(@Body() { token }: LinkDto) {
    return this.preferences.read(token);
  }

  /** Set the topics of this address. */
  @Put('preferences')
  @Public()
  changeNewsletterPreferences(@Body() { token, topics }: ChangePreferencesDto) {
    return this.preferences.change(token, topics);
  }

  /** Mail a link to the data of this address, which works for an hour: the link to the topics may have been forwarded. */
  @Post('data-link')
  @HttpCode(202)
  @Public({ limit: 'mailing' })
  sendNewsletterDataLink(@Body() { token }: LinkDto): Promise<MessageDto> {
    return this.preferences.askForData(token);
  }

  /** Export all data about an address with the mailed link: topics and the evidence of consent. */
  @Post('export')
  @HttpCode(200)
  @Public()
  @ProblemResponses(410)
  exportOwnData(@Body() { token }: LinkDto) {
    return this.preferences.ownData(token);
  }

  /** Erase a subscriber with the mailed link, which works once. The evidence of consent stays, under a hash. */
  @Post('erase')
  @HttpCode(200)
  @Public()
  @ProblemResponses(410)
  async eraseOwnData(@Body() { token }: LinkDto): Promise<MessageDto> {
    await this.preferences.erase(token);
    return { message: 'Your address is erased.' };
  }
}

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
  async unsubscribeOneClick(@Query('token') token: unknown): Promise<{ message: string }> {
    await this.leaving.byLink(typeof token === 'string' ? token : '', 'one-click');
    return { message: 'You are unsubscribed.' };
  }
}
