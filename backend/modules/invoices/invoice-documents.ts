import { join } from 'node:path';
import { In, type EntityManager } from 'typeorm';
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
  id: string;
  requestReference: string;
  projectName: string;
  proposal: string;
  credited: { number: string; issuedOn: Day } | null;
};

const FACTS = `
  SELECT i.id, ${referenceSql('r')} AS "requestReference", r.project_name AS "projectName",
    ${PROPOSAL} AS proposal,
    (SELECT json_build_object('number', c.number, 'issuedOn', c.issued_on::text)
     FROM invoices c WHERE c.id = i.credits_id) AS credited
  FROM invoices i JOIN project_requests r ON r.id = i.request_id
  WHERE i.id = ANY($1) AND i.number IS NOT NULL`;

/** The contents of issued invoices, in the order of their numbers. Leaves drafts out. */
export async function readContents(db: EntityManager, ids: string[]): Promise<InvoiceContent[]> {
  const facts = new Map((await read<Facts>(db, FACTS, [ids])).map((one) => [one.id, one]));
  const invoices = await db.find(Invoice, {
    where: { id: In([...facts.keys()]) },
    order: { number: 'ASC' },
  });
  return invoices.map((invoice) => contentOf(Object.assign(invoice, facts.get(invoice.id)!)));
}

defineDocument('invoice', {
  thread: THREAD,
  read: async (db, id): Promise<Parameters<typeof drawInvoice> | null> => {
    const [content] = await readContents(db, [id]);
    return content ? [content, canonicalJson(content)] : null;
  },
});
