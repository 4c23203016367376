import { ApiProperty } from '@nestjs/swagger';
import { SERVICE_TYPES, type ServiceType } from '../request-options';

export class ServiceDto {
  @ApiProperty({ example: 'AI Consulting' })
  title: string;

  /** Last part of its page's path: /services/{slug}. */
  @ApiProperty({ example: 'ai-consulting' })
  slug: string;

  @ApiProperty({ enum: SERVICE_TYPES, enumName: 'ServiceType' })
  serviceType: ServiceType;

  @ApiProperty({ example: 'Find where AI pays in your business, and what to leave alone.' })
  description: string;

  /** Lowest price, in whole units of `currency`. */
  @ApiProperty({ type: 'integer', example: 2500 })
  priceFrom: number;

  @ApiProperty({ example: 'USD' })
  currency: string;

  available: boolean;
}

export class ServicesDto {
  services: ServiceDto[];
}
