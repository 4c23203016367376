import { Id } from '../../../validation/fields';
import { idParam } from '../../../validation/id-param.dto';
import { PersonNotFound } from '../people.errors';

export class PersonIdParam extends idParam(PersonNotFound) {}

export class PersonSessionParam extends PersonIdParam {
  @Id({ label: 'Session', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  sessionId: string;
}
