import { idParam } from '../../validation/id-param.dto';
import { ContactSyncNotFound, MailNotFound } from '../operations.errors';

export class MailIdParam extends idParam(MailNotFound) {}

export class ContactSyncIdParam extends idParam(ContactSyncNotFound) {}
