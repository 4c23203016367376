import { idParam } from '../../../validation/id-param.dto';
import { LeadNotFound } from '../leads.errors';

export class LeadIdParam extends idParam(LeadNotFound) {}
