import { AppError } from '../errors/app-error';

/** This process ends, or has as many streams as it takes: another one, or a later try, will do. */
export const NoMoreStreams = () =>
  new AppError('unavailable', 'unavailable', 'Live updates are not available at the moment.', {
    retryAfter: 5,
  });

export const WantsEventStream = () =>
  new AppError('not_acceptable', 'not_acceptable', 'This address answers text/event-stream.');
