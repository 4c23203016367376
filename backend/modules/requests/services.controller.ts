import { CURRENCY } from '../../validation/money';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../access/access.decorator';
import { ServicesDto } from './dto/service.dto';
import { SERVICE_CATALOGUE } from './service-catalogue';

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
