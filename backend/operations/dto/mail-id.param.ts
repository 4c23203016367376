import { IdParam } from '../../validation/id-param.dto';
import { ContactSyncNotFound, MailNotFound } from '../operations.errors';

export class MailIdParam extends IdParam {
  static missing = MailNotFound;
}

export class ContactSyncIdParam extends IdParam {
  static missing = ContactSyncNotFound;
}
