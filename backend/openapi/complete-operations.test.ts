import type { OpenAPIObject } from '@nestjs/swagger';
import { completeOperations } from './complete-operations';

it('A call that touches what no read is about is refused, because it would touch nothing', () => {
  const post = { tags: ['Calls'], 'x-touches': ['Cals'], 'x-permission': 'public', responses: {} };
  const document = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: { '/a': { post } },
  };
  expect(() => completeOperations(document as unknown as OpenAPIObject)).toThrow(/Cals/);
});
