import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiDocument, compareDocuments } from '../../dev/api-changes/compare-documents.mts';

const openapi = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, '../../openapi', name), 'utf8')) as unknown;

const TODAY = '2026-11-23';
const today = () => new Date().toISOString().slice(0, 10);

type Field = Record<string, unknown>;

function fleet(
  { sent = {}, read = {} }: { sent?: Field; read?: Field } = {},
  over: Record<string, unknown> = {},
): ApiDocument {
  const boat = (fields: Field) => ({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', maxLength: 20 },
      kind: { enum: ['barge', 'tug'] },
      ...fields,
    },
  });
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  return {
    paths: {
      '/api/v1/boats': {
        put: {
          summary: 'Launch a boat',
          'x-scope': 'boats:write',
          parameters: [{ name: 'port', in: 'query', schema: { type: 'string' } }],
          requestBody: { required: true, ...json({ $ref: '#/components/schemas/Sent' }) },
          responses: { 200: json({ $ref: '#/components/schemas/Read' }), 404: {} },
          ...over,
        },
      },
    },
    components: { schemas: { Sent: boat(sent), Read: boat(read) } },
  } as ApiDocument;
}

const compared = (after: ApiDocument, before = fleet(), day = TODAY) =>
  compareDocuments(before, after, day).map(
    ({ kind, what, isBreaking }) => `${isBreaking ? 'breaks: ' : ''}${kind} ${what}`,
  );

describe('The changes of the API', () => {
  it('are none between a document and itself', () => {
    expect(compared(fleet())).toEqual([]);
  });

  it.each([
    ['a field that may be sent', { sent: { flag: { type: 'string' } } }, 'added flag'],
    ['a field to read', { read: { flag: { type: 'string' } } }, 'added flag'],
    [
      'a longer text to send',
      { sent: { name: { type: 'string', maxLength: 30 } } },
      'changed maxLength of name is 30, was 20',
    ],
    [
      'a value to send',
      { sent: { kind: { enum: ['barge', 'tug', 'punt'] } } },
      'added value "punt" of kind',
    ],
    [
      'a value to read',
      { read: { kind: { enum: ['barge', 'tug', 'punt'] } } },
      'added value "punt" of kind',
    ],
  ])('are not breaking: %s', (_, fields, said) => {
    expect(compared(fleet(fields))).toEqual([said]);
  });

  it.each([
    [
      'a shorter text to send',
      { sent: { name: { type: 'string', maxLength: 10 } } },
      'breaks: changed maxLength of name is 10, was 20',
    ],
    [
      'another type',
      { read: { name: { type: 'number', maxLength: 20 } } },
      'breaks: changed name is number, was string',
    ],
    [
      'null where there was none',
      { read: { name: { type: ['string', 'null'], maxLength: 20 } } },
      'breaks: changed name is string or null, was string',
    ],
    [
      'a value no longer taken',
      { sent: { kind: { enum: ['barge'] } } },
      'breaks: removed value "tug" of kind',
    ],
  ])('break: %s', (_, fields, said) => {
    expect(compared(fleet(fields))).toEqual([said]);
  });

  it('name another operation id, which breaks no caller', () => {
    expect(compared(fleet({}, { operationId: 'launchBoat' }))).toEqual([
      'changed operation id is launchBoat, was undefined',
    ]);
  });

  it('break where a field, a parameter, a scope or an answer is another', () => {
    const withFlag = fleet({ read: { flag: { type: 'string' } } });
    expect(compared(fleet(), withFlag)).toEqual(['breaks: removed flag']);
    expect(compared(fleet({}, { parameters: [] }))).toEqual(['breaks: removed parameter port']);
    expect(compared(fleet({}, { 'x-scope': 'ships:write' }))).toEqual([
      'breaks: changed needs the scope ships:write, was boats:write',
    ]);
    expect(compared(fleet({}, { responses: { 204: {} } }))).toEqual([
      'breaks: removed answer 200',
      'breaks: added answer 204',
    ]);
  });

  it('break where an operation goes before the day that was announced', () => {
    const leaving = { since: TODAY, sunset: '2027-05-31', instead: 'Row.' };
    const announced = fleet({}, { 'x-leaves-stable-api': leaving });
    expect(compared(announced)).toEqual(['deprecated goes on 2027-05-31. Row.']);
    const none = { paths: {} };
    expect(compared(none, fleet())).toEqual(['breaks: removed Launch a boat']);
    expect(compared(none, announced, '2027-05-30')).toEqual(['breaks: removed Launch a boat']);
    expect(compared(none, announced, '2027-05-31')).toEqual(['removed Launch a boat']);
    expect(compared(fleet(), none)).toEqual(['added Launch a boat']);
  });

  it('do not break callers of /api/v1, and removals are announced', () => {
    const released = openapi('released-v1.json') as ApiDocument;
    const current = openapi('openapi-v1.json') as ApiDocument;
    const changes = compareDocuments(released, current, today());
    expect(changes.filter(({ isBreaking }) => isBreaking)).toEqual([]);
    const told = (openapi('changes.json') as { changes: { kind: string; operation: string }[] }[])
      .flatMap(({ changes: all }) => all)
      .filter(({ kind }) => kind === 'deprecated')
      .map(({ operation }) => operation);
    const leaving = Object.entries(current.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, operation]) => operation['x-leaves-stable-api'])
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(leaving.length).toBeGreaterThan(0);
    expect(told).toEqual(expect.arrayContaining(leaving));
  });
});
