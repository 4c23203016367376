export { CannedRepliesModule } from './canned-replies.module';
