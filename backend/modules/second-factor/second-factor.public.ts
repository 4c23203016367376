export { ResetFactor } from './reset-factor';
export { NoAuthenticator, OwnSecondFactor } from './second-factor.errors';
export { SecondFactorModule } from './second-factor.module';
