import { changedNow } from '../../database/versioned';
import {
  clearRows,
  definePersonalData,
  rowsOfUser,
} from '../../personal-data/personal-data.public';
import { erasedAddress, ERASED_NAME } from './user.entity';

definePersonalData(
  {
    table: 'users',
    locked: 'account',
    erase: {
      client: (tx, subject) => {
        const { id } = subject;
        const [first_name, last_name] = ERASED_NAME.split(' ');
        const values = { email: erasedAddress(id), first_name, last_name, company: '' };
        const also = `password_hash = NULL, invited_at = NULL, last_seen_at = NULL,
          disabled_at = coalesce(disabled_at, now()), erased_at = coalesce(erased_at, now()),
          erases_at = NULL, ${changedNow()}`;
        return clearRows(tx, { table: 'users', where: 'id = :id', values, also }, subject);
      },
    },
    export: {
      title: 'Your account',
      of: { client: 'id = :id' },
      also: [
        ...['created_at', 'updated_at', 'last_seen_at'],
        'password_hash IS NOT NULL AS has_password',
      ],
    },
  },
  rowsOfUser('former_addresses', 'Your former addresses', { also: ['left_at'] }),
);
