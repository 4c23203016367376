export { Delegation } from './delegation.entity';
export { DelegationModule } from './delegation.module';
