import { createHash } from 'node:crypto';
import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { InstantColumn, ReferenceColumn, TextColumn } from '../../database/columns';

export const RATING_REASONS = ['result', 'contact', 'speed', 'price', 'handover'] as const;
export type RatingReason = (typeof RATING_REASONS)[number];

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
}

/** Hex. */
export const wordingHash = ({ wording, shownName, shownRole, shownCompany }: Wording): string =>
  createHash('sha256')
    .update(JSON.stringify([wording, shownName, shownRole, shownCompany]))
    .digest('hex');
