import { Check, Entity, Index, PrimaryGeneratedColumn, Column } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';
import type { CookieChoiceKind } from './cookie-texts';

/**
 * Evidence of decisions about third-party cookies. Append-only and anonymous: a person asking about
 * a choice can show the random number that their browser stores with it.
 */
@Entity('cookie_choices')
@Index(['at'])
@Index(['browser'])
@Check('cookie_choices_choice_check', `"choice" IN ('accepted', 'rejected', 'withdrawn')`)
export class CookieChoice {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('uuid')
  browser: string;

  @TextColumn('choice')
  choice: CookieChoiceKind;

  @TextColumn('choice')
  textVersion: string;

  @TextColumn('technical')
  page: string;

  @CreatedAtColumn()
  at: Date;
}
