import {
  AppError,
  invalidField,
  missing,
  versionConflict,
  forbidden,
  conflict,
} from '../../errors/app-error';
import { MAX_MEMBERS } from './company.entity';

export const OrganisationNotFound = missing('organisation', 'company');

export const MemberNotFound = () =>
  new AppError('missing', 'member_not_found', 'This person does not belong to the company.');

export const NotInACompany = () =>
  new AppError('missing', 'not_in_a_company', 'You do not belong to a company here.');

export const LeadsOnly = forbidden('leads_only', 'Only a lead of your company does this.');

export const AlreadyInCompany = conflict(
  'in_a_company_already',
  'You belong to a company already. Leave it first.',
);

export const PersonAlreadyInCompany = conflict(
  'not_free_to_join',
  'This person cannot join any more: they belong to another company, or their account is closed.',
);

export const MemberAlready = conflict(
  'member_already',
  'This person belongs to the company already.',
);

export const OrganisationFull = conflict(
  'organisation_full',
  `A company has at most ${MAX_MEMBERS} members and invitations. Remove one first.`,
);

export const TooManyRequestsToJoin = conflict(
  'too_many_wait',
  'Too many people wait to be let in to this company. Ask a colleague to invite you.',
);

export const LastLead = conflict(
  'last_lead',
  'A company needs a lead. Make somebody else a lead first.',
);

export const InvitationGone = () =>
  new AppError(
    'missing',
    'invitation_not_found',
    'This invitation does not exist any more. Ask for a new one.',
  );

export const InvitationForAnother = conflict(
  'invitation_for_another',
  'This invitation was sent to another address. Sign in with that one.',
);

export const OrganisationChangedMeanwhile = versionConflict(
  'Somebody changed this company in the meantime. Look at the change and try again.',
);

export const PublicDomain = (domain: string) =>
  invalidField(
    'domains',
    'public_domain',
    `Anybody can have an address at ${domain}, so it belongs to no company.`,
  );

export const InvalidDomain = (domain: string) =>
  invalidField(
    'domains',
    'invalid_domain',
    `${domain} is not a domain, such as northgate.example.`,
  );
