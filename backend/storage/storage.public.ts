export { dayOf, FileStorage, keyOf } from './file-storage';
export { ObjectMissing, StorageAway } from './storage.errors';
export { StorageModule } from './storage.module';
