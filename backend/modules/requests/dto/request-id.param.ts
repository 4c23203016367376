import { IdParam } from '../../../validation/id-param.dto';
import { RequestNotFound } from '../requests.errors';

export class RequestIdParam extends IdParam {
  static missing = RequestNotFound;
}
