import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { read } from '../../database/sql';
import { CURRENCY } from '../../validation/money';

@Injectable()
export class OneCurrency implements OnApplicationBootstrap {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws if a price was agreed in another currency; see docs/operations.md */
  async onApplicationBootstrap(): Promise<void> {
    const [other] = await read<{ currency: string }>(
      this.dataSource,
      `SELECT agreed_currency AS currency FROM project_requests WHERE agreed_currency <> $1 LIMIT 1`,
      [CURRENCY],
    );
    if (!other) return;
    throw new Error(
      `brand.json says ${CURRENCY}, and prices are agreed in ${other.currency}: see "Another currency" in docs/operations.md.`,
    );
  }
}
