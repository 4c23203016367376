import { Entity, PrimaryColumn, Unique } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import { nameChoices } from '../../openapi/choice-words';

export const PROVIDERS = ['google', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];

export const PROVIDER_LABELS: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

nameChoices('Provider', PROVIDER_LABELS);

@Entity('provider_identities')
@Unique(['provider', 'subject'])
@Unique(['userId', 'provider'])
export class ProviderIdentity {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('User', { onDelete: 'CASCADE' }) userId: string;
  @TextColumn('choice') provider: Provider;
  @TextColumn('personal') subject: string;
  @CreatedAtColumn() createdAt: Date;
}
