export {
  byEmail,
  byId,
  definePersonalData,
  personalData,
  rowsOfUser,
  SUBJECT_KINDS,
  type DataSubject,
  type Erasing,
  type PersonalData,
  type SubjectKind,
} from './define-personal-data';
export { ErasureJournal, readNoted, type NotedErasure } from './erasure-journal';
export { Erasures, PersonalDataModule } from './erasures';
export { ERASED, redactIn, redactUnique } from './redaction';
