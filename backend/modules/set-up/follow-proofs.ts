import type { EntityManager } from 'typeorm';
import { read } from '../../database/sql';
import { subscribe } from '../../events/events.public';
import { testMailAnswered } from '../inbound-mail/inbound-mail.public';
import { calendarChanged } from '../response-times/response-times.public';
import type { Proof } from './set-up-proof.entity';

export const prove = (tx: EntityManager, ...proofs: Proof[]): Promise<unknown> =>
  read(
    tx,
    'INSERT INTO set_up_proofs (proof) SELECT unnest($1::text[]) ON CONFLICT (proof) DO NOTHING',
    [proofs],
  );

subscribe('set-up', [calendarChanged], async (_event, { tx }) => {
  await prove(tx, 'hours');
});

// An answer proves both ways.
subscribe('set-up', [testMailAnswered], async (_event, { tx }) => {
  await prove(tx, 'mail_out', 'mail_in');
});
