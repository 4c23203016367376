import { Module } from '@nestjs/common';
import { RequestsModule } from '../requests/requests.public';
import { AccountsController } from './accounts.controller';
import { BillingController } from './billing.controller';
import { ChangeBilling } from './change-billing';
import { ChangeDraft } from './change-draft';
import { ChangeInvoice } from './change-invoice';
import { ChangePlan } from './change-plan';
import { CreditInvoice } from './credit-invoice';
import { InvoiceWritingController } from './invoice-writing.controller';
import { InvoicesController } from './invoices.controller';
import { IssueInvoice } from './issue-invoice';
import { MakeAccounts } from './make-accounts';
import { ReadInvoiceFiles } from './read-invoice-files';
import { ReadInvoices } from './read-invoices';
import { RequestMoney } from './request-money';
import './invoice-documents';
import './invoices.mails';
import './invoices.personal-data';
import './make-plan';

@Module({
  imports: [RequestsModule],
  // Must come first, or `invoices/to-issue` would match `:id`.
  controllers: [
    InvoiceWritingController,
    InvoicesController,
    BillingController,
    AccountsController,
  ],
  providers: [
    ...[ChangeBilling, ChangeDraft, ChangeInvoice, ChangePlan, CreditInvoice, IssueInvoice],
    ...[MakeAccounts, ReadInvoiceFiles, ReadInvoices, RequestMoney],
  ],
  exports: [ReadInvoices, IssueInvoice],
})
export class InvoicesModule {}
