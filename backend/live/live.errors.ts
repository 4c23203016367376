import { AppError } from '../errors/app-error';

/** This process is stopping or has too many streams, so the reader should retry. */
export const NoMoreStreams = () =>
  new AppError('unavailable', 'unavailable', 'Live updates are not available at the moment.', {
    retryAfter: 5,
  });

export const WantsEventStream = () =>
  new AppError('not_acceptable', 'not_acceptable', 'This address answers text/event-stream.');
