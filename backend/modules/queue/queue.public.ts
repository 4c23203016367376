export { QueueModule } from './queue.module';
