import { AppError } from '../errors/app-error';

export const TokenInvalid = () =>
  new AppError('malformed', 'token_invalid', 'This link is not valid. Please ask for a new one.');

export const TokenUsed = () =>
  new AppError('gone', 'token_used', 'This link was already used. Please sign in to go on.');

export const TokenExpiredLink = () =>
  new AppError('gone', 'token_expired', 'This link has expired. Please ask for a new one.');

export const TokenSuperseded = () =>
  new AppError('gone', 'token_superseded', 'A newer link was sent. Please use the latest e-mail.');
