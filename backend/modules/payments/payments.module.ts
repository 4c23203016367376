import { Module } from '@nestjs/common';
import { AccountController } from './account/account.controller';
import { MakeAccountFile } from './account/make-account-file';
import { ReadAccount } from './account/read-account';
import { BankController } from './bank.controller';
import { ChangePayment } from './change-payment';
import { FirmMoney } from './firm-money';
import { PaymentWebhooksController } from './hear-facts';
import { ImportStatement } from './import-statement';
import { MatchLine } from './match-line';
import { OpenCheckout } from './open-checkout';
import { PaymentsController } from './payments.controller';
import { ReadBank } from './read-bank';
import { ReadPayLink } from './read-pay-link';
import { ReadPayments } from './read-payments';
import { SettlePayment } from './settle-payment';
import { StripeGateway } from './stripe-gateway';
import './payments.mails';
import './payments.personal-data';

@Module({
  controllers: [PaymentsController, PaymentWebhooksController, BankController, AccountController],
  providers: [
    ...[ChangePayment, ImportStatement, MatchLine, OpenCheckout, ReadBank, ReadPayments],
    ...[SettlePayment, StripeGateway, ReadAccount, MakeAccountFile],
    ...[FirmMoney, ReadPayLink],
  ],
  exports: [SettlePayment, StripeGateway],
})
export class PaymentsModule {}
