export { DelegationModule } from './delegation.module';
