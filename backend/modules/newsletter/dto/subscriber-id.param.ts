import { idParam } from '../../../validation/id-param.dto';
import { SubscriberNotFound } from '../newsletter.errors';

export class SubscriberIdParam extends idParam(SubscriberNotFound) {}
