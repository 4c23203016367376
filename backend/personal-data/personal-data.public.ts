export {
  byEmail,
  byId,
  definePersonalData,
  personalData,
  SUBJECT_KINDS,
  type DataSubject,
  type Erasing,
  type SubjectKind,
} from './define-personal-data';
export { ErasureJournal, readNoted, type NotedErasure } from './erasure-journal';
export { Erasures } from './erasures';
export { PersonalDataModule } from './personal-data.module';
export { ERASED, redactIn, redactUnique } from './redaction';
