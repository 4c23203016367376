export { profileChanged } from './profile.events';
export { ProfileModule } from './profile.module';
