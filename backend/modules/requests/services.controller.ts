import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../access/access.public';
import { CURRENCY } from '../../validation/money';
import { ServicesDto } from './dto/service.dto';
import type { ServiceType } from './request-options';

type CatalogueEntry = {
  title: string;
  slug: string;
  serviceType: ServiceType;
  description: string;
  priceFrom: number;
};

export const SERVICE_CATALOGUE: CatalogueEntry[] = [
  {
    title: 'AI Consulting',
    slug: 'ai-consulting',
    serviceType: 'ai-consulting',
    description: 'Find where AI pays in your business, and what to leave alone.',
    priceFrom: 2500,
  },
  {
    title: 'Data Analytics',
    slug: 'data-analytics',
    serviceType: 'data-analytics',
    description: 'Turn the data you already have into figures people act on.',
    priceFrom: 1800,
  },
  {
    title: 'Machine Learning',
    slug: 'machine-learning',
    serviceType: 'machine-learning',
    description: 'Models that forecast, classify and recommend, built to be maintained.',
    priceFrom: 3200,
  },
  {
    title: 'AI Integration',
    slug: 'ai-integration',
    serviceType: 'ai-integration',
    description: 'Put AI into the systems your team uses every day.',
    priceFrom: 2800,
  },
  {
    title: 'Custom Web Applications',
    slug: 'custom-web-applications',
    serviceType: 'custom-app',
    description: 'Web applications made for the way you work.',
    priceFrom: 4500,
  },
];

@ApiTags('Services')
@Controller('api/services')
export class ServicesController {
  /** The services a request can be raised for, with their starting prices. */
  @Get()
  @Public()
  listServices(): ServicesDto {
    return {
      services: SERVICE_CATALOGUE.map((entry) => ({
        ...entry,
        currency: CURRENCY,
        available: true,
      })),
    };
  }
}
