import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BookedCall, ServedMeta, WhoProps } from '../../../frontend/site/served/props';
import { OFFICE_ZONE } from '../../config/office';
import { nullIfMissing, type AppError } from '../../errors/app-error';
import { activeType, CallType, ReadSlots } from '../../modules/calls/calls.public';
import { momentOf } from '../../time/words';
import { zoneNamed } from '../../time/zones';
import { ServedPages } from '../served-pages';
import type { Redrawn, Typed } from '../form-body';
import { addressOf, instantIn, NO_TIME, type Choice } from './choice';
import { nearestIn, SHOWN_DAYS, timesToChoose, weeksOf } from './free-times';

const USUAL = 'consultation';
const NEAREST = 3;

type Gone = NonNullable<WhoProps['gone']>;

/** Draws the pages on which a visitor books. */
export class BookingPages {
  readonly pages = new ServedPages('/book');
  private readonly slots: ReadSlots;
  private readonly dataSource: DataSource;

  constructor(app: INestApplicationContext) {
    this.slots = app.get(ReadSlots);
    this.dataSource = app.get(DataSource);
  }

  type(slug: string): Promise<CallType | null> {
    return activeType(this.dataSource.manager, slug).catch(nullIfMissing);
  }

  /** `/book` redirects to its page. */
  async firstType(): Promise<CallType | undefined> {
    const where = { hosts: 'team', isActive: true } as const;
    const types = await this.dataSource.manager.find(CallType, { where, order: { slug: 'ASC' } });
    return types.find(({ slug }) => slug === USUAL) ?? types[0];
  }

  async times(type: CallType, choice: Choice): Promise<string> {
    const weeks = weeksOf(type.horizonDays, choice);
    const slots = await this.slots.ofType(type.slug, { ...weeks, zone: choice.zone }, SHOWN_DAYS);
    const props = { call: booked(type, choice), choose: timesToChoose(slots, weeks, choice) };
    return this.pages.draw('times', props, this.metaOf(type));
  }

  who(type: CallType, choice: Choice, at: Date | null, gone?: Gone): string {
    const { about = '', zone } = choice;
    const props: WhoProps = {
      call: booked(type, choice),
      chosen: at && momentOf(at, zone),
      others: addressOf(choice),
      fields: { slug: type.slug, at: at && at.toISOString(), zone, topic: about },
      gone,
    };
    return this.pages.draw('who', props, this.metaOf(type));
  }

  asked(type: CallType, choice: Choice, at: Date): string {
    const props = { call: booked(type, choice), when: momentOf(at, choice.zone) };
    return this.pages.draw('asked', props, {});
  }

  /** The form again, without what was typed; with other times if its own is gone. */
  async refused(typed: Typed, error: AppError): Promise<Redrawn | undefined> {
    const known = await this.type(typed.get('slug') ?? '');
    const type = known ?? (await this.firstType());
    if (!type) return undefined;
    const zone = zoneNamed(typed.get('zone') ?? '') ?? OFFICE_ZONE;
    const choice = { path: `/book/${type.slug}`, zone, about: typed.get('topic') ?? '' };
    const at = known ? instantIn(typed.get('at')) : undefined;
    if (at && error.code !== 'time_taken') return { html: this.who(type, choice, at) };
    const { errors = [], current = {} } = error.extras;
    const { nearest = await this.soonest(type, zone) } = current as { nearest?: string[] };
    const message = errors.some(({ field }) => field === 'at') ? NO_TIME : error.message;
    const gone = { message, nearest: nearestIn(nearest, zone) };
    return { html: this.who(type, choice, null, gone), saysWhy: true };
  }

  private metaOf({ title }: CallType): ServedMeta {
    return { title, path: '/book', noindex: true, card: this.pages.card };
  }

  private async soonest({ slug }: CallType, zone: string): Promise<string[]> {
    const { days } = await this.slots.ofType(slug, { zone });
    const times = days.flatMap((day) => day.times);
    return times.slice(0, NEAREST).map(({ startsAt }) => startsAt.toISOString());
  }
}

const booked = ({ title, summary, minutes }: CallType, { about }: Choice): BookedCall => ({
  title,
  summary,
  minutes,
  about,
});
