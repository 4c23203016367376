import { Body, Controller, HttpCode, Ip, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../access/access.decorator';
import { RateLimits } from '../../access/rate-limits';
import { FormTraps } from '../../forms/form-traps';
import type { MessageDto } from '../../http/message.dto';
import { ProblemResponses } from '../../openapi/problem-responses';
import { ConfirmSubscription } from './confirm-subscription';
import {
  ChangePreferencesDto,
  LinkDto,
  PreferencesDto,
  SubscribeDto,
  SubscribedDto,
  TopicsDto,
  UnsubscribeDto,
  VerifySubscriptionDto,
} from './dto/newsletter.dto';
import { SubscriberDetailDto } from './dto/subscriber.dto';
import { OwnData } from './own-data';
import { Preferences } from './preferences';
import { Subscribe } from './subscribe';
import { Unsubscribe } from './unsubscribe';

const SUBSCRIBED = 'Successfully subscribed to newsletter! Check your email for confirmation.';

/** Seconds no person is faster than, from the first key to the button. */
const BOX_SECONDS = 1;

/** Whose addresses get what from us. A GET never changes anything: mail scanners open every link. */
@ApiTags('Newsletter')
@Controller('api/newsletter')
export class NewsletterController {
  constructor(
    private readonly subscribing: Subscribe,
    private readonly confirming: ConfirmSubscription,
    private readonly leaving: Unsubscribe,
    private readonly preferences: Preferences,
    private readonly ownData: OwnData,
    private readonly traps: FormTraps,
    private readonly limits: RateLimits,
  ) {}

  /** Ask for a topic. The answer is the same for every address; a mail with a button follows. */
  @Post('subscribe')
  @HttpCode(202)
  @Public({ limit: 'forms' })
  @ProblemResponses(400, 422)
  async subscribe(
    @Body() form: SubscribeDto,
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SubscribedDto> {
    const { email, fullName, company, topic = 'newsletter', textVersion, source } = form;
    await this.limits.count('forms-address', { ip, address: email }, reply);
    const trap = this.traps.caught(form, BOX_SECONDS);
    const page = [form.page, source].filter(Boolean).join('#') || undefined;
    await this.subscribing.run({ email, fullName, company, topic, textVersion, page, trap });
    return { success: true, message: SUBSCRIBED };
  }

  /** Confirm a subscription with the token of the mail. Once more says that it is done already. */
  @Post('verify')
  @HttpCode(200)
  @Public()
  @ProblemResponses(400, 410, 422)
  verifySubscription(@Body() { token }: VerifySubscriptionDto): Promise<MessageDto> {
    return this.confirming.run(token);
  }

  /** End the topic that the link is about, or all with the link to the preferences. */
  @Post('unsubscribe')
  @HttpCode(200)
  @Public()
  @ProblemResponses(400, 422)
  async unsubscribe(@Body() { token, reason }: UnsubscribeDto): Promise<TopicsDto> {
    const { topics } = await this.leaving.byLink(token, '/unsubscribe', reason);
    return { message: 'You are unsubscribed.', topics };
  }

  /** Take an unsubscribing back, with the link of the goodbye mail. */
  @Post('undo')
  @HttpCode(200)
  @Public()
  @ProblemResponses(400, 410, 422)
  async undoUnsubscribe(@Body() { token }: LinkDto): Promise<TopicsDto> {
    const { topics } = await this.leaving.undo(token);
    return { message: 'Welcome back. You are subscribed again.', topics };
  }

  /** What this address gets from us. A POST, so that the token stays out of addresses and logs. */
  @Post('preferences')
  @HttpCode(200)
  @Public()
  @ProblemResponses(400, 422)
  readPreferences(@Body() { token }: LinkDto): Promise<PreferencesDto> {
    return this.preferences.read(token);
  }

  /** Choose what this address gets from us. */
  @Put('preferences')
  @Public()
  @ProblemResponses(400, 422)
  changePreferences(@Body() { token, topics }: ChangePreferencesDto): Promise<PreferencesDto> {
    return this.preferences.change(token, topics);
  }

  /** Everything we know of whoever has this link: topics and the evidence of consent. */
  @Post('export')
  @HttpCode(200)
  @Public()
  @ProblemResponses(400, 422)
  exportOwnData(@Body() { token }: LinkDto): Promise<SubscriberDetailDto> {
    return this.ownData.read(token);
  }

  /** Erase whoever has this link. The evidence of consent stays, under a hash. */
  @Post('erase')
  @HttpCode(200)
  @Public()
  @ProblemResponses(400, 422)
  async eraseOwnData(@Body() { token }: LinkDto): Promise<MessageDto> {
    await this.ownData.erase(token);
    return { message: 'Your address is erased.' };
  }
}
