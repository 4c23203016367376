import { createHash } from 'node:crypto';
import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { databaseNow } from '../../database/clock';
import { InstantColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import { AlreadyRated } from './ratings.errors';
import { nameChoices } from '../../openapi/choice-words';

export const RATING_REASONS = ['result', 'contact', 'speed', 'price', 'handover'] as const;
export type RatingReason = (typeof RATING_REASONS)[number];

nameChoices('RatingReason', {
  result: 'The result',
  contact: 'How we kept in touch',
  speed: 'How long it took',
  price: 'The price',
  handover: 'The handover',
} satisfies Record<RatingReason, string>);

export const TESTIMONIAL_STATES = ['approved', 'withdrawn'] as const;
export type TestimonialState = (typeof TESTIMONIAL_STATES)[number];

/** Admins are notified of ratings up to this one. */
export const LOW_SCORE = 2;

/** The row exists before the person is asked. */
@Entity('ratings')
@Unique(['requestId'])
export class Rating {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('ProjectRequest', { onDelete: 'CASCADE' }) requestId: string;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) personId: string | null;
  @InstantColumn({ nullable: true }) nextAt: Date | null;
  @InstantColumn({ nullable: true }) askedAt: Date | null;
  @InstantColumn({ nullable: true }) remindedAt: Date | null;
  @Column('smallint', { nullable: true }) score: number | null;
  @TextColumn('choice', { array: true, default: '{}' }) reasons: RatingReason[];
  @TextColumn('personal', { nullable: true }) remark: string | null;
  @InstantColumn({ nullable: true }) givenAt: Date | null;

  /** `remindAt`: when the person is asked once more if they have not answered. */
  ask(remindAt: Date): void {
    this.askedAt = databaseNow();
    this.nextAt = remindAt;
  }

  remind(): void {
    this.remindedAt = databaseNow();
    this.nextAt = null;
  }

  /** The person is not asked, or not asked again. */
  leave(): void {
    this.nextAt = null;
  }

  /** @throws AlreadyRated */
  give(score: number, reasons: RatingReason[], remark: string | null): void {
    if (this.score !== null) throw AlreadyRated();
    this.score = score;
    this.reasons = reasons;
    this.remark = remark;
    this.givenAt = databaseNow();
    this.nextAt = null;
  }
}

export type Wording = {
  wording: string;
  shownName: string;
  shownRole: string | null;
  shownCompany: string | null;
};

@Entity('testimonials')
@Unique(['ratingId'])
export class Testimonial {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('Rating', { onDelete: 'CASCADE' }) ratingId: string;
  @TextColumn('personal') wording: string;
  @TextColumn('personal') shownName: string;
  @TextColumn('personal', { nullable: true }) shownRole: string | null;
  @TextColumn('personal', { nullable: true }) shownCompany: string | null;
  @TextColumn('choice') state: TestimonialState;
  @TextColumn('hash') sha256: string;
  @TextColumn('ours') consent: string;
  @InstantColumn() approvedAt: Date;
  @Column('date') until: string;

  /** Whether exactly these words may be shown today. */
  shows(words: Wording, today: string): boolean {
    return this.state === 'approved' && this.sha256 === wordingHash(words) && this.until >= today;
  }

  /** `until`: the last day on which the words may be shown. */
  approve(words: Wording, { consent, until }: { consent: string; until: string }): void {
    Object.assign(this, words, { sha256: wordingHash(words), consent, until });
    this.state = 'approved';
    this.approvedAt = databaseNow();
  }

  withdraw(): void {
    Object.assign(this, NO_WORDS);
    this.state = 'withdrawn';
  }
}

const NO_WORDS: Wording = { wording: '', shownName: '', shownRole: null, shownCompany: null };

/** Hex. */
export const wordingHash = ({ wording, shownName, shownRole, shownCompany }: Wording): string =>
  createHash('sha256')
    .update(JSON.stringify([wording, shownName, shownRole, shownCompany]))
    .digest('hex');
