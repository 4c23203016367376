import { Text, Trap } from '../validation/fields';
import type { TrapFields } from './form-traps';

export class PublicFormDto implements TrapFields {
  @Trap()
  website?: string;

  /** From `GET /api/forms/token`, requested when the visitor entered the first field. */
  @Text({ example: 'm8xk2p1c.Zm9ybS10b2tlbg', max: 200, optional: true })
  token?: string;

  /** The path of the page the form is on. */
  @Text({ example: '/contact', max: 300, optional: true })
  page?: string;
}
