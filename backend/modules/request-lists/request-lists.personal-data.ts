import type { EntityManager } from 'typeorm';
import {
  definePersonalData,
  redactUnique,
  type Erasing,
} from '../../personal-data/personal-data.public';

function byAnyone(table: string, column: string) {
  const erase = (tx: EntityManager, { elsewhere }: Erasing) =>
    redactUnique(tx, table, column, elsewhere);
  return { client: erase, lead: erase, subscriber: erase };
}

definePersonalData(
  {
    table: 'saved_views',
    erase: byAnyone('saved_views', 'name'),
  },
  {
    table: 'canned_replies',
    mentions: { columns: ['body'] },
    erase: byAnyone('canned_replies', 'title'),
  },
);
