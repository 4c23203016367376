// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { IssueHalt } from '../enums';

export const IssueHaltWords: Record<IssueHalt, string> = {
  missed: 'It was due more than an hour ago, while the service was down. Does it still fit today?',
  restored: 'The database was restored from a backup, so we do not know what has been sent since.',
  bounces:
    'Paused because more than 2% of its e-mails could not be delivered. Find out why, then resume or stop it.',
  complaints:
    'Paused because more than one reader in a thousand reported it as spam. Find out why, then resume or stop it.',
  text: 'Paused because its text takes too long to prepare. Stop it, and write it again with smaller tables.',
};
