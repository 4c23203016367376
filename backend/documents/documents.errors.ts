import { AppError } from '../errors/app-error';

/** Most PDFs are drawn by then. */
const DRAWING_SECONDS = 3;

export const DocumentNotReady = () =>
  new AppError('conflict', 'document_not_ready', 'The PDF is being made. Try again in a moment.', {
    retryAfter: DRAWING_SECONDS,
  });
