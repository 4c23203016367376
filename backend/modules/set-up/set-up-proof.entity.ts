import { Entity, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn } from '../../database/columns';

/** What cannot be read from the settings: an event would be deleted after 24 months. */
export const PROOFS = ['hours', 'mail_out', 'mail_in'] as const;
export type Proof = (typeof PROOFS)[number];

@Entity('set_up_proofs')
export class SetUpProof {
  @PrimaryColumn('text') proof: Proof;
  @CreatedAtColumn() createdAt: Date;
}
