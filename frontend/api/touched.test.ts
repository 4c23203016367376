import { describe, expect, it } from '@jest/globals';
import document from '../../openapi/openapi.json';
import { shows } from './generated/touches';
import { LIVE } from './is-touched-by';
import { touchedBy } from './touched';

const readsTouchedBy = (calls: string[]): string[] => {
  const isTouched = touchedBy(calls);
  return Object.values(shows)
    .flat()
    .filter((path) => isTouched({ queryKey: [path] }));
};

interface Operation {
  'x-touches'?: string[];
}

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    touches: operation['x-touches'],
  })),
);

describe('What a call touches', () => {
  it('is said by each call that changes something', () => {
    const silent = operations.filter(({ name, touches }) => !name.startsWith('GET ') && !touches);
    expect(silent).toEqual([]);
  });

  it.each([
    ['PUT /api/leads/{id}', ['/api/leads', '/api/leads/{id}']],
    ['DELETE /api/sessions/{id}', ['/api/sessions']],
    ['POST /api/requests/{id}/calls', ['/api/calls/upcoming', '/api/requests/{id}/call-slots']],
    ['POST /api/absences', ['/api/absences', '/api/colleagues', '/api/calls/without-host']],
    ['POST /api/leads/{id}/request', ['/api/leads', '/api/admin-requests']],
    ['PUT /api/requests/{id}/assignee', ['/api/support-requests', '/api/colleagues']],
    ['POST /api/proposals/{id}/accept', ['/api/proposals/{id}', '/api/requests/{id}']],
    ['PUT /api/company', ['/api/company', '/api/company/requests', '/api/organisations/{id}']],
  ] as const)('after %s includes %j', (name, reads) => {
    expect(readsTouchedBy([name])).toEqual(expect.arrayContaining([...reads]));
  });

  it.each([
    'PUT /api/queue/presence/{id}',
    'POST /api/issues/preview',
    'POST /api/logout',
    'POST /api/attachments',
  ])('is nothing after %s', (name) => {
    expect(readsTouchedBy([name])).toEqual([]);
  });

  it('is no more than is needed: another topic stays', () => {
    expect(readsTouchedBy(['POST /api/ops/mails/{id}/retry'])).not.toContain('/api/ops/contacts');
    expect(readsTouchedBy(['PUT /api/admin-requests'])).not.toContain('/api/colleagues');
    expect(readsTouchedBy(['POST /api/raise-request'])).not.toContain('/api/company');
  });

  it('leaves out what has been deleted, and what belonged to it', () => {
    expect(readsTouchedBy(['DELETE /api/leads/{id}'])).toEqual(['/api/leads']);
    expect(readsTouchedBy(['DELETE /api/webhooks/{id}'])).not.toContain(
      '/api/webhooks/{id}/deliveries',
    );
    expect(readsTouchedBy(['DELETE /api/people/{id}/sessions'])).toContain(
      '/api/people/{id}/sessions',
    );
    expect(readsTouchedBy(['DELETE /api/sessions/{id}'])).toEqual(['/api/sessions']);
  });

  it('by a live message is all that shows requests', () => {
    const reads = readsTouchedBy(LIVE);
    expect(reads).toEqual(
      expect.arrayContaining([
        '/api/get-requests',
        '/api/requests/{id}',
        '/api/staff-dashboard',
        '/api/proposals/{id}',
        '/api/ratings/open',
        '/api/calls/without-host',
      ]),
    );
    expect(reads).not.toContain('/api/me');
  });
});
