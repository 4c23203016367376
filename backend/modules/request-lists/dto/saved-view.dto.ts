import { ApiProperty } from '@nestjs/swagger';
import { PANELS, type Panel } from '../../../access/access.public';
import { Choice, Flag, Text } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { Lines } from '../../../validation/list-fields';

const PANEL = { label: 'Panel', example: 'support' };

export class PanelQuery {
  @Choice(PANELS, 'Panel', PANEL)
  panel: Panel;
}

export class SaveViewDto {
  @Choice(PANELS, 'Panel', PANEL)
  panel: Panel;

  @Text({ example: 'Overdue this week', max: 60 })
  name: string;

  /** The list's own search params. */
  @Text({ example: 'status=open&due=overdue', max: 800 })
  filters: string;

  /** Visible to everyone in this queue. */
  @Flag({ label: 'Shared', example: 'false' })
  isShared: boolean;
}

export class ChooseViewsDto {
  @Choice(PANELS, 'Panel', PANEL)
  panel: Panel;

  @Lines({
    label: 'Pinned',
    example: ['mine', 'overdue'],
    max: 12,
    length: 36,
    pattern: /^[a-z0-9-]{1,36}$/,
    shape: "a view's id or name",
  })
  pinned: string[];

  /** View that the queue opens with. Default: the usual one. */
  @Text({ example: 'mine', max: 36, optional: true })
  opensWith?: string;
}

export class SavedViewDto extends IdentifiedDto {
  @ApiProperty({ example: 'Overdue this week' })
  name: string;

  @ApiProperty({ example: 'status=open&due=overdue' })
  filters: string;

  isShared: boolean;

  /** The caller may change and delete it. */
  canChange: boolean;
}

export class SavedViewsDto {
  /** The caller's and shared views of this queue, by name. */
  @ApiProperty({ type: [SavedViewDto], maxItems: 200 })
  views: SavedViewDto[];

  @ApiProperty({ type: [String], maxItems: 12, example: ['mine'] })
  pinned: string[];

  @ApiProperty({ type: String, nullable: true, example: null })
  opensWith: string | null;
}
