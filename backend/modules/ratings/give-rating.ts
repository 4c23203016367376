import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import brand from '../../../brand.json';
import { lockRow } from '../../database/locks';
import { Transactions } from '../../database/transactions';
import { record, saveChanged } from '../../events/events.public';
import { OFFICE_ZONE_SQL } from '../response-times/response-times.public';
import type { ApproveTestimonialDto, GiveRatingDto, RatingDto } from './dto/rating.dto';
import { Rating, Testimonial } from './rating.entity';
import { NotRatedYet, RatingLinkDead } from './ratings.errors';
import { ratingGiven, testimonialApproved, testimonialWithdrawn } from './ratings.events';
import { ReadRatings } from './read-ratings';

/** Stored with each approval, so a change here leaves older approvals alone. */
export const CONSENT = `I agree that ${brand.name} publishes these words with my name on its website for at most two years. I can withdraw this at any time with the link in the e-mail, and the words are then removed within a minute.`;

const DAYS = `
  SELECT (now() AT TIME ZONE ${OFFICE_ZONE_SQL})::date::text AS today,
    ((now() + interval '2 years') AT TIME ZONE ${OFFICE_ZONE_SQL})::date::text AS until`;

@Injectable()
export class GiveRating {
  constructor(
    private readonly transactions: Transactions,
    private readonly ratings: ReadRatings,
  ) {}

  /** @throws RatingLinkDead, NotCompleted, AlreadyRated */
  give({ token, score, reasons = [], remark }: GiveRatingDto): Promise<RatingDto> {
    return this.change(token, async (tx, rating, { name }) => {
      if (name === null) throw RatingLinkDead();
      rating.give(score, reasons, remark || null);
      const { id: ratingId, requestId: subject } = rating;
      await saveChanged(tx, rating, ratingGiven({ subject, after: { ratingId, score } }));
    });
  }

  /**
   * The words become public with the next run of `npm run proof`.
   * @throws NotRatedYet
   */
  approve({ token, wording, shownName, ...form }: ApproveTestimonialDto): Promise<RatingDto> {
    const words = {
      wording,
      shownName,
      shownRole: form.shownRole || null,
      shownCompany: form.shownCompany || null,
    };
    return this.change(token, async (tx, rating, { name }) => {
      if (name === null) throw RatingLinkDead();
      if (rating.score === null) throw NotRatedYet();
      const { id: ratingId, requestId: subject } = rating;
      const [days] = await tx.query<[{ today: string; until: string }]>(DAYS);
      const known = await tx.findOneBy(Testimonial, { ratingId });
      if (known?.shows(words, days.today)) return;
      const testimonial = known ?? tx.create(Testimonial, { id: uuid(), ratingId });
      testimonial.approve(words, { consent: CONSENT, until: days.until });
      const { id: testimonialId, sha256 } = testimonial;
      const after = { testimonialId, ratingId, sha256 };
      const approved = testimonialApproved({ subject, after });
      if (known) return void (await saveChanged(tx, testimonial, approved));
      await tx.insert(Testimonial, testimonial);
      await record(tx, approved);
    });
  }

  /** Also for a deactivated account. */
  withdraw(token: string): Promise<RatingDto> {
    return this.change(token, async (tx, { id: ratingId, requestId: subject }) => {
      const testimonial = await tx.findOneBy(Testimonial, { ratingId, state: 'approved' });
      if (!testimonial) return;
      testimonial.withdraw();
      const after = { testimonialId: testimonial.id };
      await saveChanged(tx, testimonial, testimonialWithdrawn({ subject, after }));
    });
  }

  private change(
    token: string,
    act: (tx: EntityManager, rating: Rating, shown: RatingDto) => Promise<void>,
  ): Promise<RatingDto> {
    return this.transactions.run(async (tx) => {
      const rating = await lockRow(tx, Rating, { id: this.ratings.idOf(token) });
      const shown = await this.ratings.byLink(token, tx);
      if (!rating) throw RatingLinkDead();
      await act(tx, rating, shown);
      return this.ratings.byLink(token, tx);
    });
  }
}
