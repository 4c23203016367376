import { defineContact } from '../../backend/modules/newsletter/newsletter.public';
import { defineEvent, nameSubjects, subscribe } from '../../backend/events/events.public';
import { defineMail } from '../../backend/mail/mail.public';
import { defineNotice } from '../../backend/modules/notifications/notifications.public';
import { defineRetention } from '../../backend/background/define-retention';

const happened = defineEvent<object>('test.happened');
const nothing = () => Promise.resolve(null);

describe('What two modules declare under one name stops the start', () => {
  it.each([
    ['an event', () => defineEvent('test.twice')],
    [
      'a mail',
      () =>
        defineMail('test-twice', { label: 'Twice', kind: 'always', when: [], compose: nothing }),
    ],
    ['a notice', () => defineNotice('test-twice', [happened], nothing)],
    ['a subscriber', () => subscribe('test twice', [happened], () => Promise.resolve())],
    ['a contact', () => defineContact('test-twice', { compose: nothing })],
    [
      'a retention rule',
      () => defineRetention({ rule: 'test-twice', label: '', kept: '', sql: '' }),
    ],
    ['the names of a subject', () => nameSubjects('test-twice', 'Test', () => Promise.resolve([]))],
  ])('%s', (_what, declare: () => unknown) => {
    declare();
    expect(declare).toThrow(/twice/);
  });
});
