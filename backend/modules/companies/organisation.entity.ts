import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';
import type { Sharing } from './organisation-options';

@Entity('organisations')
@Index(['createdAt', 'id'])
@Index('organisations_domains_index', { synchronize: false })
@Check('organisations_sharing_check', `"sharing" IN ('none', 'leads', 'everyone')`)
@Check('organisations_name_check', `length(name) BETWEEN 1 AND 160`)
@Check('organisations_domains_check', `cardinality(domains) <= 20`)
export class Organisation {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn('personal')
  name: string;

  /** Verified by staff. They only suggest the organisation to people with such an address. */
  @TextColumn('ours', { array: true, default: () => "'{}'" })
  domains: string[];

  @TextColumn('choice', { default: 'none' })
  sharing: Sharing;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @CreatedAtColumn()
  createdAt: Date;
}
