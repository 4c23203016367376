export { accountDeactivated } from './people.events';
export { UsersModule } from './users.module';
