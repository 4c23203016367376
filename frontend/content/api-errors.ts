/** What the API's problems mean, at the addresses that their `type` names. A test compares the codes with the
 * backend's own. */
export interface ApiError {
  /** The problem's `code`, and the last part of its `type`. */
  code: string;
  status: number;
  /** When it comes. */
  when: string;
  /** What whoever called can do. */
  next: string;
}

const error = (status: number, code: string, when: string, next: string): ApiError => ({
  code,
  status,
  when,
  next,
});

const again = 'Read the object again and decide anew.';
const newLink = 'Ask for a new link.';
const look = 'Check the id. The same answer is given for what exists but is not yours to see.';
const signIn = 'Sign in and send the new token.';
const wait = 'Wait as long as Retry-After says, then try again.';
const fix = 'Correct the fields that `errors` names; nothing was stored.';
const correct = 'Correct the call; repeating it unchanged gives the same answer.';

export const apiErrors: readonly ApiError[] = [
  error(400, 'malformed', 'The call cannot be read.', correct),
  error(400, 'malformed_json', 'The body is not valid JSON.', correct),
  error(400, 'malformed_url', 'The address has a broken percent-encoding.', correct),
  error(400, 'json_too_deep', 'The body is nested too deeply.', correct),
  error(400, 'json_too_many_values', 'The body has too many values.', correct),
  error(
    400,
    'not_one_click',
    'A one-click post with another body.',
    'Send List-Unsubscribe=One-Click.',
  ),
  error(400, 'token_invalid', 'A mailed link is incomplete or was changed.', newLink),
  error(400, 'unknown_page', 'A form says it is on a page we do not have.', correct),
  error(401, 'unauthenticated', 'The call has no valid token.', signIn),
  error(401, 'token_revoked', 'The session was ended, by its owner or by us.', signIn),
  error(401, 'invalid_credentials', 'Address and password do not match.', 'Reset the password.'),
  error(403, 'forbidden', 'The account may not do this.', 'Ask an admin for the access.'),
  error(403, 'foreign', 'A form was sent from another site.', 'Send it from ours.'),
  error(403, 'account_disabled', 'The account is closed.', 'Contact us.'),
  error(
    403,
    'email_not_verified',
    'The address is not confirmed.',
    'Press the button in the mail.',
  ),
  error(
    403,
    'reauthentication_required',
    'A risky change needs a fresh sign-in.',
    'Send the current password along, or sign in again.',
  ),
  error(404, 'not_found', 'Nothing is at this address.', 'Check the path.'),
  error(404, 'contact_not_found', 'No such contact at the provider.', look),
  error(404, 'event_not_found', 'No such event.', look),
  error(404, 'lead_not_found', 'No such lead.', look),
  error(404, 'mail_not_found', 'No such mail.', look),
  error(
    404,
    'not_linked',
    'That provider is not linked to the account.',
    'Read the linked accounts again.',
  ),
  error(404, 'person_not_found', 'No such person.', look),
  error(
    404,
    'provider_not_offered',
    'That way to sign in is not set up here.',
    'Offer only what GET /api/auth/providers lists.',
  ),
  error(404, 'request_not_found', 'No such request, or not one of yours.', look),
  error(404, 'session_not_found', 'No such session.', look),
  error(404, 'subscriber_not_found', 'No such subscriber.', look),
  error(405, 'method_not_allowed', 'The address answers other methods only: see Allow.', correct),
  error(406, 'not_acceptable', 'The Accept header excludes JSON.', 'Accept application/json.'),
  error(
    409,
    'account_deactivated',
    'The address belongs to a deactivated account.',
    'Reactivate it, or use another address.',
  ),
  error(
    409,
    'account_exists',
    'The address has an account already.',
    'Look at whose it is before giving it access.',
  ),
  error(409, 'already_a_request', 'The lead was made a request before.', again),
  error(409, 'already_closed', 'The request is closed.', again),
  error(409, 'already_delegated', 'A team has the request.', again),
  error(409, 'already_with_team', 'That very team has the request.', again),
  error(409, 'already_withdrawn', 'The client has withdrawn the request.', again),
  error(
    409,
    'answer_not_kept',
    'The call was carried out before; its answer was too large to keep.',
    'Read what it changed.',
  ),
  error(409, 'complaint', 'A complaint cannot become a request.', 'Answer it as a complaint.'),
  error(409, 'contact_moved_on', 'The provider was told in the meantime.', again),
  error(409, 'event_dispatched', 'The event was dispatched in the meantime.', again),
  error(
    409,
    'idempotency_in_progress',
    'The first call with this key is still running.',
    'Try again in a moment.',
  ),
  error(
    409,
    'identity_taken',
    'The provider’s account signs in to another account here.',
    'Unlink it there first.',
  ),
  error(
    409,
    'last_admin',
    'Nobody else could administer afterwards.',
    'Give somebody else admin access first.',
  ),
  error(
    409,
    'last_sign_in_method',
    'Nobody could sign in to the account afterwards.',
    'Set a password first.',
  ),
  error(409, 'mail_moved_on', 'The mail was sent, cancelled or tried in the meantime.', again),
  error(409, 'not_closed', 'The request is open.', again),
  error(409, 'not_delegated', 'No team has the request.', 'Delegate it first.'),
  error(409, 'not_pending', 'Only a pending request can be delegated.', again),
  error(
    409,
    'review_has_begun',
    'The review has begun, so the request cannot be withdrawn.',
    'Write a message about it instead.',
  ),
  error(
    409,
    'staff_account',
    'The address belongs to a member of staff.',
    'Use a client’s address.',
  ),
  error(
    409,
    'staff_already',
    'The address belongs to a colleague with access.',
    'Change it in the list of people.',
  ),
  error(
    409,
    'version_conflict',
    'Somebody else changed the object; `current` is how it is now.',
    again,
  ),
  error(
    410,
    'address_taken',
    'The address belongs to another account by now.',
    'Choose another address.',
  ),
  error(
    410,
    'already_verified',
    'The address was confirmed in the meantime.',
    'Sign in, or reset the password.',
  ),
  error(
    410,
    'link_offer_expired',
    'The offer to link a provider has expired.',
    'Start again with the provider’s button.',
  ),
  error(
    410,
    'token_expired',
    'A mailed link is too old; with 401, the session’s token.',
    'Ask for a new link, or sign in.',
  ),
  error(410, 'token_superseded', 'A newer link was sent.', 'Use the latest mail.'),
  error(410, 'token_used', 'A mailed link was used before.', newLink),
  error(412, 'precondition_failed', 'The object is no longer at the version of If-Match.', again),
  error(413, 'payload_too_large', 'The body is larger than the limit.', 'Send less.'),
  error(414, 'uri_too_long', 'The address is too long.', 'Ask for less at once.'),
  error(415, 'unsupported_media_type', 'The body is no JSON in UTF-8.', 'Send application/json.'),
  error(
    416,
    'range_not_satisfiable',
    'The range is not in the file.',
    'Ask for the file as a whole.',
  ),
  error(422, 'validation_failed', 'One or more fields do not keep their rules.', fix),
  error(
    422,
    'assignee_required',
    'A status needs a team that has the request.',
    'Delegate it first.',
  ),
  error(422, 'breached_password', 'The password is too easy to guess.', 'Choose another one.'),
  error(
    422,
    'delegation_required',
    'A pending request becomes assigned by being delegated.',
    'Delegate it.',
  ),
  error(
    422,
    'idempotency_key_reused',
    'The key was used for a different call.',
    'Use a new key for a new change.',
  ),
  error(
    422,
    'invalid_idempotency_key',
    'The key is not 8 to 128 visible ASCII characters.',
    'Send a UUID.',
  ),
  error(422, 'required', 'A field is missing.', fix),
  error(422, 'too_large', 'The page lies beyond what lists go to.', 'Filter instead of paging on.'),
  error(422, 'unknown_value', 'The value is none of those allowed.', fix),
  error(422, 'weak_password', 'The password is too short or too simple.', 'Choose a longer one.'),
  error(422, 'wrong_password', 'Not the current password.', 'Correct or reset it.'),
  error(429, 'password_locked', 'Too many wrong passwords.', 'Reset the password by mail.'),
  error(
    429,
    'quota_exceeded',
    'Too many calls in a short time, or the day’s exports are used up.',
    wait,
  ),
  error(
    429,
    'too_many_mails',
    'The address was written to several times today.',
    'Try again tomorrow.',
  ),
  error(
    500,
    'internal_error',
    'Something failed on our side.',
    'Try again; quote the `traceId` if it stays.',
  ),
  error(503, 'unavailable', 'The service is away for a moment.', wait),
  error(503, 'provider_unavailable', 'The provider cannot be reached.', wait),
];
