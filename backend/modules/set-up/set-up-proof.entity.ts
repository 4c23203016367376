import { Entity } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';

/** Facts that no setting shows. A table, because events are deleted after 24 months. */
export const PROOFS = ['hours', 'mail_out', 'mail_in'] as const;
export type Proof = (typeof PROOFS)[number];

@Entity('set_up_proofs')
export class SetUpProof {
  @TextColumn('choice', { primary: true }) proof: Proof;
  @CreatedAtColumn() createdAt: Date;
}
