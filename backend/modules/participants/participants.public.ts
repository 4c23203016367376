export { ParticipantsModule } from './participants.module';
