export {
  byEmail,
  byId,
  definePersonalData,
  everybody,
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
export { clearRows, exportedRows, redactRows } from './personal-rows';
export { ERASED, isEndOf, redactTexts, redactUnique } from './redaction';
