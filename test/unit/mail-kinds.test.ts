import 'reflect-metadata';
import '../../backend/app.module';
import { mailNamed } from '../../backend/mail/define-mail';
import { MAIL_KINDS, MAIL_NAMES } from '../../backend/mail/mail.public';

const names = MAIL_NAMES.filter((name) => !name.startsWith('test-'));

describe('Every mail', () => {
  it.each(names)('%s is of a kind that its reader chooses about, or always comes', (name) => {
    expect([...MAIL_KINDS, 'always']).toContain(mailNamed(name).kind);
  });

  it('of these kinds, and no other, can be switched off', () => {
    const optional = names.filter((name) => mailNamed(name).kind !== 'always');
    expect(optional).toEqual([
      'client-moved-request',
      'client-replied',
      'colleague-wrote',
      'participant-added',
      'rating-asked',
      'request-answered',
      'request-assigned',
      'request-delegated',
      'request-overdue',
      'status-changed',
    ]);
  });

  it.each(MAIL_KINDS)('of the kind %s exists', (kind) => {
    expect(names.map((name) => mailNamed(name).kind)).toContain(kind);
  });
});
