import { ApiProperty } from '@nestjs/swagger';
import { Choice, Id, Text } from '../../../validation/fields';
import {
  COOKIE_CHOICES,
  COOKIE_TEXT_VERSIONS,
  type CookieChoiceKind,
  type CookieTextVersion,
} from '../cookie-texts';

export class CookieChoiceDto {
  @Id({
    label: 'Browser',
    example: '7d5f0b0e-3f0e-4b43-9a3a-2c7e5b8f6a10',
    description: 'Random number that the browser stores with the choice and uses for nothing else.',
  })
  browser: string;

  @Choice(COOKIE_CHOICES, 'CookieChoice', { label: 'Choice', example: 'rejected' })
  choice: CookieChoiceKind;

  @Choice(COOKIE_TEXT_VERSIONS, 'CookieTextVersion', {
    label: 'Text version',
    example: '2026-11',
    description: 'Version of the text shown.',
  })
  textVersion: CookieTextVersion;

  @Text({ label: 'Page', example: '/contact', max: 300, description: 'The path of the page.' })
  page: string;
}

export class ThirdPartiesDto {
  @ApiProperty({ type: 'string', nullable: true, example: 'GTM-ABC1234' })
  tagManagerId: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'G-ABC1234567' })
  analyticsId: string | null;
}
