import { IdParam } from '../../../validation/id-param.dto';
import { SubscriberNotFound } from '../newsletter.errors';

export class SubscriberIdParam extends IdParam {
  static missing = SubscriberNotFound;
}
