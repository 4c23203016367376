import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimits } from '../../access/rate-limits';
import { FormTraps } from '../../access/form-traps';
import type { SubscribeDto, SubscribedDto } from './dto/newsletter.dto';
import { Subscribe } from './subscribe';

export const SUBSCRIBED =
  'Successfully subscribed to newsletter! Check your email for confirmation.';

const BOX_SECONDS = 1;

@Injectable()
export class NewsletterForm {
  constructor(
    private readonly subscribing: Subscribe,
    private readonly traps: FormTraps,
    private readonly limits: RateLimits,
  ) {}

  async take(
    form: SubscribeDto,
    { ip, reply }: { ip: string; reply: FastifyReply },
  ): Promise<SubscribedDto> {
    const { email, fullName, company, topic = 'newsletter', textVersion, source } = form;
    await this.limits.count('forms-address', { ip, address: email }, reply);
    const trap = this.traps.caught(form, BOX_SECONDS);
    const page = [form.page, source].filter(Boolean).join('#') || undefined;
    await this.subscribing.run({ email, fullName, company, topic, textVersion, page, trap });
    return { success: true, message: SUBSCRIBED };
  }
}
