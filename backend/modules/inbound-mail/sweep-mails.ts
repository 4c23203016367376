import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { dayOf, FileStorage } from '../../storage/file-storage';
import { discardObjects } from '../files/files.public';
import { MAILS } from './take-mail';

const HOUR_MS = 3_600_000;

const WITHOUT_ROW = `
  SELECT key FROM unnest($1::text[]) AS found (key)
  WHERE NOT EXISTS (SELECT 1 FROM inbound_mails m WHERE m.storage_key = key)`;

/** The source has sent mails without a row again. */
@Injectable()
export class SweepMails extends RepeatedTask {
  private sweptOn = '';

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {
    super({ name: 'inbound-mail', failure: 'Mails wait to be swept', everyMs: HOUR_MS });
  }

  protected async runOnce(): Promise<void> {
    const today = dayOf(new Date());
    if (this.sweptOn === today) return;
    const since = dayOf(new Date(Date.now() - 24 * HOUR_MS));
    for await (const keys of this.storage.list(MAILS)) {
      const old = keys.filter((key) => (key.split('/')[1] ?? '') < since);
      if (old.length === 0) continue;
      const stray = await this.dataSource.query<{ key: string }[]>(WITHOUT_ROW, [old]);
      await discardObjects(
        this.dataSource.manager,
        stray.map(({ key }) => key),
      );
    }
    this.sweptOn = today;
  }
}
