import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { IS_ACTIVE, type Role } from '../users/users.public';
import type { Notice } from './notices';
import { Notification } from './notification.entity';

/** Where a use case tells people something inside the portal: a row that commits with the change. */
@Injectable()
export class Notifications {
  async tell(tx: EntityManager, userId: string, notice: Notice): Promise<void> {
    await tx.insert(Notification, { id: uuid(), userId, ...notice });
  }

  /** Everybody active who works as `role`, but whoever did it. */
  async tellStaff(
    tx: EntityManager,
    role: Exclude<Role, 'client'>,
    { type, title, message, requestId }: Notice,
    by: string,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO notifications (id, user_id, type, title, message, request_id)
       SELECT gen_random_uuid(), id, $2, $3, $4, $5 FROM users
       WHERE role = $1 AND role <> 'client' AND ${IS_ACTIVE} AND id <> $6`,
      [role, type, title, message, requestId ?? null, by],
    );
  }
}
