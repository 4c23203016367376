import { Check, Entity, Index, PrimaryGeneratedColumn, Column } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';
import type { CookieChoiceKind } from './cookie-texts';

/**
 * What was decided about other companies' cookies: the evidence. Append-only. It names nobody: who
 * asks about a choice of theirs can show the random number that their browser keeps with it.
 */
@Entity('cookie_choices')
@Index(['at'])
@Index(['browser'])
@Check('cookie_choices_choice_check', `"choice" IN ('accepted', 'rejected', 'withdrawn')`)
export class CookieChoice {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Made at random by the browser, for this purpose alone. */
  @Column('uuid')
  browser: string;

  @TextColumn()
  choice: CookieChoiceKind;

  /** Which text was shown: see cookie-texts.ts. */
  @TextColumn()
  textVersion: string;

  /** The path of the page it was done on. */
  @TextColumn()
  page: string;

  @CreatedAtColumn()
  at: Date;
}
