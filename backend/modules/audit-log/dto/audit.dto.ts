import { ApiProperty } from '@nestjs/swagger';
import { AUDITED_GROUPS, AUDITED_SUBJECTS, AUDITED_TYPES } from '../audited-events';
import { PageDto, PageQuery } from '../../../lists/page.dto';
import { Choice, Day, Id, Text } from '../../../validation/fields';

export class AuditListQuery extends PageQuery {
  /** All actions whose name begins with it. */
  @Choice(AUDITED_GROUPS, 'AuditGroup', { example: 'account', optional: true })
  group?: string;

  @Choice(AUDITED_TYPES, 'AuditAction', { example: 'account.role-given', optional: true })
  action?: string;

  /** Who did it. */
  @Id({ example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', optional: true })
  actor?: string;

  /** The account that did it, or that it was done to. */
  @Id({ example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', optional: true })
  person?: string;

  /** The kind of subject. */
  @Choice(AUDITED_SUBJECTS, 'AuditObject', { example: 'request', optional: true })
  objectType?: string;

  @Text({ example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', max: 100, optional: true })
  objectId?: string;

  /** The first day, in Europe/London. */
  @Day({ example: '2026-11-01', optional: true })
  from?: Day;

  /** The last day, in Europe/London. */
  @Day({ example: '2026-11-21', optional: true })
  to?: Day;

  /** The number of a request, the e-mail address of an account, the id of an object or a trace id, in full. */
  @Text({ example: 'REQ-000123', max: 254, optional: true, parameter: 'AuditSearch' })
  search?: string;
}

export class AuditActorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Current name; null for a deleted account. */
  @ApiProperty({ type: String, nullable: true, example: 'Priya Raman' })
  name: string | null;
}

export class AuditObjectDto {
  @ApiProperty({ example: 'request' })
  type: string;

  @ApiProperty({ type: String, nullable: true })
  id: string | null;

  /** Display name of the object; null if it no longer exists or has none. */
  @ApiProperty({ type: String, nullable: true, example: 'REQ-000123' })
  label: string | null;
}

export class AuditEntryDto {
  /** Increases with each entry, not always by one. */
  @ApiProperty({ example: '4711' })
  _id: string;

  at: Date;

  @ApiProperty({ example: 'account.role-given' })
  action: string;

  /** Null if the caller was not signed in. */
  @ApiProperty({ type: AuditActorDto, nullable: true })
  actor: AuditActorDto | null;

  @ApiProperty({ type: AuditObjectDto, nullable: true })
  object: AuditObjectDto | null;

  /** Ids, statuses and field names; never personal values. */
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  before: Record<string, unknown> | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  after: Record<string, unknown> | null;

  /** The caller's network; shortened after 30 days. */
  @ApiProperty({ type: String, nullable: true, example: '203.0.113.0/24' })
  ip: string | null;

  /** The same as in the response and in the logs. */
  @ApiProperty({ type: String, nullable: true })
  traceId: string | null;
}

export class AuditDto {
  entries: AuditEntryDto[];
  pagination: PageDto;
}

export class AuditCheckDto {
  /** Whether no entry was changed, inserted or removed. */
  isWhole: boolean;

  @ApiProperty({ type: 'integer', example: 4711 })
  checked: number;

  /** The first entry that does not match its predecessor. */
  @ApiProperty({ type: String, nullable: true, example: null })
  brokenAt: string | null;

  /** The last hash. Store it elsewhere: it later proves that no entries were removed from the end. */
  @ApiProperty({ type: String, nullable: true, example: '9f86d081884c7d65' })
  head: string | null;
}
