import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import brand from '../../../brand.json';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { OFFICE_ZONE_SQL } from '../response-times/response-times.public';
import type { ApproveTestimonialDto, GiveRatingDto, RatingDto } from './dto/rating.dto';
import { Testimonial, wordingHash, type Wording } from './rating.entity';
import { AlreadyRated, NotRatedYet, RatingLinkDead } from './ratings.errors';
import { ratingGiven, testimonialApproved, testimonialWithdrawn } from './ratings.events';
import { ReadRatings } from './read-ratings';

/** Stored with each approval, so a change here leaves older approvals alone. */
export const CONSENT = `I agree that ${brand.name} publishes these words with my name on its website for at most two years. I can withdraw this at any time with the link in the e-mail, and the words are then removed within a minute.`;

const GIVE = `
  UPDATE ratings SET score = $2, reasons = $3, remark = $4, given_at = now(), next_at = NULL
  WHERE id = $1 AND score IS NULL RETURNING id`;

const LOCK = 'SELECT id FROM ratings WHERE id = $1 FOR UPDATE';

const APPROVE = `
  INSERT INTO testimonials AS t (id, rating_id, wording, shown_name, shown_role, shown_company,
    state, sha256, consent, approved_at, until)
  VALUES ($1, $2, $3, $4, $5, $6, 'approved', $7, $8, now(),
    ((now() + interval '2 years') AT TIME ZONE ${OFFICE_ZONE_SQL})::date)
  ON CONFLICT (rating_id) DO UPDATE SET wording = excluded.wording,
    shown_name = excluded.shown_name, shown_role = excluded.shown_role,
    shown_company = excluded.shown_company, state = 'approved', sha256 = excluded.sha256,
    consent = excluded.consent, approved_at = excluded.approved_at, until = excluded.until
  WHERE t.state <> 'approved' OR t.sha256 <> excluded.sha256
    OR t.until < (now() AT TIME ZONE ${OFFICE_ZONE_SQL})::date RETURNING id`;

const NO_WORDS: Wording = { wording: '', shownName: '', shownRole: null, shownCompany: null };

@Injectable()
export class GiveRating {
  constructor(
    private readonly transactions: Transactions,
    private readonly ratings: ReadRatings,
  ) {}

  /** @throws RatingLinkDead, NotCompleted, AlreadyRated */
  async give({ token, score, reasons = [], remark }: GiveRatingDto): Promise<RatingDto> {
    return this.runActive(token, async (tx, { _id: id, request }) => {
      const [given] = await tx.query<[unknown[], number]>(GIVE, [
        id,
        score,
        reasons,
        remark || null,
      ]);
      if (given.length === 0) throw AlreadyRated();
      await record(tx, ratingGiven({ subject: request._id, after: { ratingId: id, score } }));
    });
  }

  /**
   * The words become public with the next run of `npm run proof`.
   * @throws NotRatedYet
   */
  async approve({ token, wording, shownName, ...form }: ApproveTestimonialDto): Promise<RatingDto> {
    const words = {
      wording,
      shownName,
      shownRole: form.shownRole || null,
      shownCompany: form.shownCompany || null,
    };
    return this.runActive(token, async (tx, { _id: ratingId, request, score }) => {
      if (score === null) throw NotRatedYet();
      const sha256 = wordingHash(words);
      const values = [words.wording, words.shownName, words.shownRole, words.shownCompany];
      const [approved] = await tx.query<{ id: string }[]>(APPROVE, [
        uuid(),
        ratingId,
        ...values,
        sha256,
        CONSENT,
      ]);
      if (!approved) return;
      const after = { testimonialId: approved.id, ratingId, sha256 };
      await record(tx, testimonialApproved({ subject: request._id, after }));
    });
  }

  /** Also for a deactivated account. */
  async withdraw(token: string): Promise<RatingDto> {
    return this.run(token, async (tx, { _id: ratingId, request }) => {
      const found = await tx.findOneBy(Testimonial, { ratingId, state: 'approved' });
      if (!found) return;
      await tx.update(Testimonial, { id: found.id }, { state: 'withdrawn', ...NO_WORDS });
      const after = { testimonialId: found.id };
      await record(tx, testimonialWithdrawn({ subject: request._id, after }));
    });
  }

  private runActive(
    token: string,
    act: (tx: EntityManager, rating: RatingDto) => Promise<void>,
  ): Promise<RatingDto> {
    return this.run(token, async (tx, rating) => {
      if (rating.name === null) throw RatingLinkDead();
      await act(tx, rating);
    });
  }

  private run(
    token: string,
    act: (tx: EntityManager, rating: RatingDto) => Promise<void>,
  ): Promise<RatingDto> {
    return this.transactions.run(async (tx) => {
      await tx.query(LOCK, [this.ratings.idOf(token)]);
      await act(tx, await this.ratings.byLink(token, tx));
      return this.ratings.byLink(token, tx);
    });
  }
}
