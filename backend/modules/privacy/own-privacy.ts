import { databaseNow } from '../../database/clock';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { secondsToNext } from './ask-export';
import { DataRequest } from './data-request.entity';
import type { OwnPrivacyDto } from './dto/privacy.dto';

@Injectable()
export class OwnPrivacy {
  constructor(private readonly dataSource: DataSource) {}

  async read({ userId }: Actor): Promise<OwnPrivacyDto> {
    const db = this.dataSource.manager;
    const mine = { subjectKind: 'client', subjectId: userId } as const;
    const [last, erasure, seconds] = await Promise.all([
      db.findOne(DataRequest, {
        where: { ...mine, kind: 'export' },
        order: { createdAt: 'DESC' },
      }),
      db.findOneBy(DataRequest, { ...mine, kind: 'erase', state: 'waiting' }),
      secondsToNext(db, userId),
    ]);
    const isReady = last?.storageKey && last.expiresAt! > databaseNow();
    const isShown = last && (last.state === 'waiting' || isReady);
    return {
      export: isShown
        ? {
            _id: last.id,
            isReady: Boolean(isReady),
            createdAt: last.createdAt,
            bytes: isReady ? last.bytes : null,
            expiresAt: isReady ? last.expiresAt : null,
          }
        : null,
      nextExportAt: seconds > 0 ? new Date(databaseNow().getTime() + seconds * 1000) : null,
      erasure: erasure && { createdAt: erasure.createdAt, runsAt: erasure.runsAt },
    };
  }
}
