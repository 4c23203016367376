// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { InboundMailReason } from '../enums';

export const InboundMailReasonWords: Record<InboundMailReason, string> = {
  other_sender: 'Sent from a different address than the one we wrote to.',
  unclear_sender: 'It does not name exactly one sender.',
  only_subject: 'Only the subject names the request. Anybody could write that.',
  unproven: 'Its sender could not be verified.',
  dmarc_failed: 'The sender’s domain says that this mail is not from it.',
  too_many: 'More than twenty mails of one person within an hour.',
  empty: 'The reply contains no new text.',
  maybe_automatic: 'Perhaps an automatic reply: its subject says so, its header does not.',
  encrypted: 'It is encrypted, so we cannot read it. Ask its sender to send it unencrypted.',
  winmail:
    'Its text is in a file “winmail.dat”, which only Outlook reads. Ask its sender to send it as HTML or plain text.',
  unknown_encoding: 'It is written in an encoding that we do not know.',
  too_long: 'It is too long to be read as a whole.',
  no_request: 'It is not a reply to a mail of ours.',
  unknown_sender: 'Nobody has an account with this address.',
  no_access: 'Its sender has no access to this request.',
  automatic: 'An automatic reply.',
  mailing_list: 'From a mailing list, or sent in bulk.',
  bounce: 'A notice that a mail could not be delivered.',
  own_mail: 'From an address of ours.',
  test_answer: 'An answer to the test mail of the set-up. It came in as it should.',
  too_large: 'Larger than 25 MB, so only its header was fetched.',
  unreadable: 'This message could not be read.',
  gave_up: 'Importing it failed repeatedly.',
};
