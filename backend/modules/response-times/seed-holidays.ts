import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OFFICE_ZONE } from '../../config/office';
import { inTransaction } from '../../database/one-connection';
import { nextVersion } from '../../database/versioned';

@Injectable()
export class SeedHolidays {
  constructor(private readonly dataSource: DataSource) {}

  async seed(): Promise<void> {
    const last = new Date().getUTCFullYear() + 2;
    await inTransaction(this.dataSource, async (tx) => {
      const rows = await tx.query<{ id: string; through: number }[]>(
        `SELECT id, holidays_through AS through FROM calendars
         WHERE zone = $1 AND holidays_through < $2 FOR UPDATE`,
        [OFFICE_ZONE, last],
      );
      if (rows.length === 0) return;
      // The library takes 8 MB of heap and is needed once a year.
      const { bankHolidays } = await import('./bank-holidays.js');
      for (const { id, through } of rows) {
        const years = Array.from({ length: last - through }, (_, index) => through + 1 + index);
        const days = years.flatMap(bankHolidays);
        await tx.query(
          `INSERT INTO holidays (calendar_id, day, name)
           SELECT $1, day, name FROM unnest($2::date[], $3::text[]) AS one (day, name)
           ON CONFLICT DO NOTHING`,
          [id, days.map(({ day }) => day), days.map(({ name }) => name)],
        );
        await tx.query(
          `UPDATE calendars SET holidays_through = $2, ${nextVersion()} WHERE id = $1`,
          [id, last],
        );
      }
    });
  }
}
