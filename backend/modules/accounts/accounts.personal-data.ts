import { changedNow } from '../../database/versioned';
import { byId, definePersonalData, rowsOfUser } from '../../personal-data/personal-data.public';
import { erasedAddress, ERASED_NAME } from './user.entity';

definePersonalData(
  {
    table: 'users',
    erase: {
      client: (tx, { id }) =>
        tx.query(
          `UPDATE users SET email = $2, first_name = $3, last_name = $4, company = '', phone = NULL,
             pending_email = NULL, time_zone = NULL, password_hash = NULL, invited_at = NULL,
             last_seen_at = NULL, disabled_at = coalesce(disabled_at, now()),
             erased_at = coalesce(erased_at, now()), erases_at = NULL, ${changedNow()}
           WHERE id = $1`,
          [id, erasedAddress(id), ...ERASED_NAME.split(' ')],
        ),
    },
    export: {
      title: 'Your account',
      rows: {
        client: byId(`SELECT email, first_name, last_name, company, phone, pending_email,
            time_zone, created_at, updated_at, last_seen_at,
            password_hash IS NOT NULL AS has_password
          FROM users WHERE id = $1`),
      },
    },
  },
  rowsOfUser(
    'former_addresses',
    'Your former addresses',
    'SELECT email, left_at FROM former_addresses WHERE user_id = $1',
  ),
);
