import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { officeToday } from '../../database/clock';
import { read } from '../../database/sql';
import {
  invoiceOfLink,
  isPossible,
  OPEN_STATES_SQL,
  PayLinkDead,
  type InvoiceState,
} from '../invoices/invoices.public';
import type { PayLinkDto } from './dto/pay-link.dto';

const LINKED = `
  SELECT i.number, r.project_name AS "projectName", i.currency, i.due_on::text AS "dueOn", i.state,
    i.total_minor::float8 AS "totalMinor", i.seller->'bank' AS bank,
    CASE WHEN i.state = 'written_off' THEN 0
      ELSE (i.total_minor - i.paid_minor - i.credited_minor)::float8 END AS "openMinor",
    CASE WHEN i.state IN (${OPEN_STATES_SQL}) THEN greatest(0, $2::date - i.due_on) ELSE 0 END AS "daysLate"
  FROM invoices i JOIN project_requests r ON r.id = i.request_id
  WHERE i.id = $1 AND i.number IS NOT NULL AND i.kind <> 'credit'`;

@Injectable()
export class ReadPayLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** @throws PayLinkDead */
  async by(token: string): Promise<PayLinkDto> {
    return (await this.linked(token)).shown;
  }

  /** @throws PayLinkDead */
  async linked(token: string): Promise<{ invoiceId: string; shown: PayLinkDto }> {
    const invoiceId = invoiceOfLink(this.config.jwtSecret, token);
    const [found] = await read<Omit<PayLinkDto, 'canPay'> & { state: InvoiceState }>(
      this.dataSource,
      LINKED,
      [invoiceId, officeToday()],
    );
    if (!found) throw PayLinkDead();
    const { state, ...shown } = found;
    const isOpen = isPossible('pay', { state, isCredit: false });
    const canPay = isOpen && Boolean(this.config.payments.stripe);
    return { invoiceId, shown: { ...shown, canPay } };
  }
}
