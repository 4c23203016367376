import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OFFICE_ZONE } from '../../config/office';
import { read } from '../../database/sql';
import { plusDays } from '../../time/days';
import { startOf } from '../../time/wall-clock';
import { LOWERS_AGREED } from '../invoices/invoices.public';
import { periodOf } from '../request-lists/request-lists.public';
import type { MoneyQuery, MoneyDto, MoneySumDto } from './dto/money.dto';

/**
 * A price counts on the day of its acceptance, less later reductions; an invoice or credit note on
 * its day of issue; a payment or its return on the day it came or went.
 */
const SUMS = `
  SELECT currency, sum(agreed)::float8 AS "agreedMinor", sum(invoiced)::float8 AS "invoicedMinor",
    sum(paid)::float8 AS "paidMinor"
  FROM (
    SELECT l.currency, l.total_minor AS agreed, 0 AS invoiced, 0 AS paid
    FROM invoice_plans l WHERE l.created_at >= $3 AND l.created_at < $4
    UNION ALL
    SELECT c.currency, CASE WHEN ${LOWERS_AGREED} THEN -c.total_minor ELSE 0 END,
      CASE WHEN c.kind = 'credit' THEN -c.total_minor ELSE c.total_minor END, 0
    FROM invoices c WHERE c.issued_on BETWEEN $1 AND $2 AND c.number IS NOT NULL
    UNION ALL
    SELECT p.currency, 0, 0, p.minor FROM payments p WHERE p.received_on BETWEEN $1 AND $2) counted
  GROUP BY currency ORDER BY currency`;

/** Amounts that the firm has agreed, invoiced and received; all with VAT. */
@Injectable()
export class FirmMoney {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws as `periodOf` */
  async of(query: MoneyQuery): Promise<MoneyDto> {
    const { from, to } = periodOf(query);
    const days = [from, to, startOf(from, OFFICE_ZONE), startOf(plusDays(to, 1), OFFICE_ZONE)];
    return { from, to, sums: await read<MoneySumDto>(this.dataSource, SUMS, days) };
  }
}
