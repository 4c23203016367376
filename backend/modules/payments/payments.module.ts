import { Module } from '@nestjs/common';
import { ChangePayment } from './change-payment';
import { PaymentWebhooksController } from './hear-facts';
import { OpenCheckout } from './open-checkout';
import { PaymentsController } from './payments.controller';
import { ReadPayments } from './read-payments';
import { SettlePayment } from './settle-payment';
import { StripeGateway } from './stripe-gateway';
import './payments.mails';
import './payments.personal-data';

@Module({
  controllers: [PaymentsController, PaymentWebhooksController],
  providers: [ChangePayment, OpenCheckout, ReadPayments, SettlePayment, StripeGateway],
  exports: [SettlePayment, StripeGateway],
})
export class PaymentsModule {}
