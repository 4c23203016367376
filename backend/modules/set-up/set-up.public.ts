export { openItems } from './set-up';
export { SetUpModule } from './set-up.module';
