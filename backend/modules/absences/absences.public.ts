export { Absence } from './absence.entity';
export { isAway, whoAnswers } from './acting-for';
export { AbsencesModule } from './absences.module';
