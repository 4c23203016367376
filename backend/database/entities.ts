import { AuditEntry } from '../access/audit-entry.entity';
import { IdempotencyKey } from '../access/idempotency-key.entity';
import { OutboxMail } from '../mail/outbox-mail.entity';
import { OneTimeToken } from '../modules/auth/one-time-token.entity';
import { PendingRegistration } from '../modules/auth/pending-registration.entity';
import { ProviderOffer } from '../modules/auth/provider-offer.entity';
import { Session } from '../modules/auth/session.entity';
import { SignInFailures } from '../modules/auth/sign-in-failures.entity';
import { Delegation } from '../modules/delegation/delegation.entity';
import { ProjectRequest } from '../modules/requests/project-request.entity';
import { RequestEvent } from '../modules/requests/request-event.entity';
import { RequestNote } from '../modules/requests/request-note.entity';
import { ProviderIdentity } from '../modules/users/provider-identity.entity';
import { User } from '../modules/users/user.entity';

/** Every table has its class here; the drift check compares the two. */
export const ENTITIES = [
  AuditEntry,
  Delegation,
  IdempotencyKey,
  OneTimeToken,
  OutboxMail,
  PendingRegistration,
  ProjectRequest,
  ProviderIdentity,
  ProviderOffer,
  RequestEvent,
  RequestNote,
  Session,
  SignInFailures,
  User,
];
