import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

export const CsvFile = () =>
  applyDecorators(
    ApiProduces('text/csv'),
    ApiOkResponse({
      description: 'A CSV file in UTF-8 with a header row.',
      schema: { type: 'string', format: 'binary' },
    }),
  );
