import { Contract, document, type Document } from '../support/openapi-contract';

const THING = {
  _id: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77',
  name: 'Brevo',
};
const PROBLEM = document.components.responses['NotFound']!.content!['application/problem+json']!
  .example as Record<string, unknown>;

function doctored(change: (document: Document) => void): Contract {
  const copy = structuredClone(document);
  copy.paths['/api/thing'] = {
    get: {
      operationId: 'getThing',
      responses: {
        '200': {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
        },
        '204': {},
        '404': { $ref: '#/components/responses/NotFound' } as object,
      },
    },
  };
  copy.components.schemas['Thing'] = {
    type: 'object',
    required: ['_id', 'name'],
    properties: { _id: { type: 'string', format: 'uuid' }, name: { type: 'string' } },
  };
  change(copy);
  return new Contract(copy);
}

const answered = (body: unknown, status = 200, mediaType = 'application/json') =>
  ({ body, status, mediaType }) as const;

const check = (
  answer: ReturnType<typeof answered>,
  {
    change = () => undefined,
    path = '/api/thing',
  }: { change?: (document: Document) => void; path?: string } = {},
) => expect(() => doctored(change).expectDocumented('GET', path, answer));

describe('The contract check', () => {
  it('passes documented responses, including shared ones by reference', () => {
    check(answered(THING)).not.toThrow();
    check(answered('', 204, '')).not.toThrow();
    check(answered(PROBLEM, 404, 'application/problem+json')).not.toThrow();
  });

  it.each([
    ['an undocumented status', answered(THING, 201), 'is not in the OpenAPI document'],
    ['another media type', answered('x', 200, 'text/html'), 'text/html is not in'],
    ['a property too many', answered({ ...THING, more: 1 }), 'must NOT have additional'],
    ['a property too few', answered({ _id: THING._id }), "must have required property 'name'"],
    ['a wrong format', answered({ ...THING, _id: '1' }), 'must match format "uuid"'],
    ['a null', answered({ ...THING, name: null }), 'must be string'],
    ['a body where there is none', answered(THING, 204), 'knows of no body'],
    ['no body where there is one', answered(''), 'knows of a body'],
    [
      'a broken problem',
      answered({ ...PROBLEM, code: 1 }, 404, 'application/problem+json'),
      'must be string',
    ],
  ])('fails on %s', (_what, answer, message) => check(answer).toThrow(message));

  it.each([undefined, {}])('fails if the schema of a body is %j', (schema) => {
    const change = ({ paths }: Document) => {
      paths['/api/thing']!['get']!.responses['200'] = {
        content: { 'application/json': { schema } },
      };
    };
    check(answered(THING), { change }).toThrow('does not describe the body');
  });

  it('fails on a reference that leads nowhere', () => {
    expect(() =>
      doctored(({ components }) => void delete components.responses['NotFound']),
    ).toThrow('no #/components/responses/NotFound');
  });

  it('expects a problem for an unknown call, and lets pages pass', () => {
    const path = '/api/no-such-thing';
    check(answered(PROBLEM, 404, 'application/problem+json'), { path }).not.toThrow();
    check(answered('<p>', 200, 'text/html'), { path: '/about' }).not.toThrow();
    check(answered(THING), { path }).toThrow('application/json is not in the OpenAPI document');
    check(answered({ code: 'x' }, 404, 'application/problem+json'), { path }).toThrow('required');
  });
});
