import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { read } from '../../database/sql';
import { canonicalJson } from '../../documents/canonical-json';
import { defineDocument } from '../../documents/define-document';
import type { Day } from '../../time/days';
import { referenceSql } from '../requests/requests.public';
import { Invoice } from './invoice.entity';
import { contentOf } from './invoice-gaps';
import type { InvoiceContent } from './invoice-content';
import type { drawInvoice } from './invoice-pdf';
import { PROPOSAL } from './invoice-rows';

const THREAD = join(__dirname, 'invoice-pdf.thread.js');

type Facts = {
  requestReference: string;
  projectName: string;
  proposal: string;
  credited: { number: string; issuedOn: Day } | null;
};

const FACTS = `
  SELECT ${referenceSql('r')} AS "requestReference", r.project_name AS "projectName",
    ${PROPOSAL} AS proposal,
    (SELECT json_build_object('number', c.number, 'issuedOn', c.issued_on::text)
     FROM invoices c WHERE c.id = i.credits_id) AS credited
  FROM invoices i JOIN project_requests r ON r.id = i.request_id
  WHERE i.id = $1 AND i.number IS NOT NULL`;

/** What an issued invoice says; null if there is none. */
export async function readContent(db: EntityManager, id: string): Promise<InvoiceContent | null> {
  const [facts] = await read<Facts>(db, FACTS, [id]);
  const invoice = facts && (await db.findOneBy(Invoice, { id }));
  return invoice ? contentOf(Object.assign(invoice, facts)) : null;
}

defineDocument('invoice', {
  thread: THREAD,
  read: async (db, id): Promise<Parameters<typeof drawInvoice> | null> => {
    const content = await readContent(db, id);
    return content && [content, canonicalJson(content)];
  },
});
