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
export {
  Erasures,
  PersonalDataModule,
  readNoted,
  type NotedErasure,
  type Subject,
} from './erasures';
export { ERASED, isEndOf, redactIn, redactTexts, redactUnique } from './redaction';
