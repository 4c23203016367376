import { IdParam } from '../../../validation/id-param.dto';
import { LeadNotFound } from '../leads.errors';

export class LeadIdParam extends IdParam {
  static missing = LeadNotFound;
}
