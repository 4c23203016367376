import { describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '../../api/call';
import { formatDayAndTime } from '../../lib/dates';
import { actorOf, changesOf, objectOf, pathOf, sentenceOf } from './audit-words';

const entry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: '1',
  at: '2026-11-21T09:30:00.000Z',
  action: 'account.role-given',
  actor: { id: 'a', name: 'Priya Raman' },
  object: { type: 'user', id: 'b', label: 'Tom Ashworth' },
  before: { role: 'client' },
  after: { role: 'manager' },
  ip: null,
  traceId: null,
  ...over,
});

describe('an entry of the audit log', () => {
  it('is described in words', () => {
    expect(sentenceOf(entry())).toBe('Changed somebody’s access');
    expect(actorOf(entry())).toBe('Priya Raman');
    expect(objectOf(entry())).toBe('Account Tom Ashworth');
    expect(pathOf(entry())).toBe('/dashboard/admin/people?person=b');
    expect(changesOf(entry())).toEqual(['Access: Client → Manager']);
  });

  it('mentions deleted people and objects, and actions without a session', () => {
    expect(actorOf(entry({ actor: null }))).toBe('The system');
    expect(actorOf(entry({ actor: { id: 'a', name: null } }))).toBe('Deleted account');
    const gone = entry({ object: { type: 'lead', id: 'b', label: null } });
    expect([objectOf(gone), pathOf(gone)]).toEqual(['Lead', null]);
    expect(objectOf(entry({ object: null }))).toBeNull();
  });

  it('lists only changed values, and flags only if true', () => {
    expect(
      changesOf(
        entry({
          before: { status: 'pending' },
          after: { status: 'assigned', assignedTo: 'support', noted: false, isOverride: true },
        }),
      ),
    ).toEqual(['Status: Pending → Assigned', 'Team: Support', 'an unusual move']);
    const booked = { startsAt: '2026-11-30T10:30:00.000Z' as const, hostId: 'c', version: 1 };
    expect(changesOf(entry({ before: null, after: booked }))).toEqual([
      `Time: ${formatDayAndTime(booked.startsAt)}`,
    ]);
    const sent = { requestId: 'd', version: 2, netMinor: 26_600_00, currency: 'USD' };
    expect(changesOf(entry({ before: null, after: sent }))).toEqual(['Price: $26,600']);
    const withdrawn = { requestId: 'd', version: 1, netMinor: 0, currency: '' };
    expect(changesOf(entry({ before: null, after: withdrawn }))).toEqual([]);
    expect(changesOf(entry({ before: null, after: { fields: ['subject', 'body'] } }))).toEqual([
      'Fields: subject, body',
    ]);
    const resent = { from: '0199', until: '2026-11-28', events: 12, isReminder: false };
    expect(changesOf(entry({ before: null, after: resent }))).toEqual([
      'From: 0199',
      'To: 28 Nov 2026',
      'Number of events: 12',
    ]);
    const proposed = { change: 'sent', number: 4, vatMinor: 1, isWithdrawn: true };
    expect(changesOf(entry({ before: null, after: proposed }))).toEqual([
      'Change: Sent',
      'no longer on the website',
    ]);
    expect(changesOf(entry({ before: null, after: null }))).toEqual([]);
    expect(sentenceOf(entry({ action: 'something.newer' }))).toBe('something.newer');
  });
});
