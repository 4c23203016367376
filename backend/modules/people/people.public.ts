export { accountDeactivated } from './people.events';
export { PeopleModule } from './people.module';
