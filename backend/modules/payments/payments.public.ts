export { AskCheckouts } from './ask-checkouts';
export { SettleFacts } from './hear-facts';
export { paymentDisputed, paymentReceived, paymentRefunded } from './payments.events';
export { PaymentsModule } from './payments.module';
