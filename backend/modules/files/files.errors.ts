import { AppError, invalidField, missing, conflict } from '../../errors/app-error';
import { REMOVABLE_MINUTES, MAX_UNBOUND } from './attachment-options';

export const FileNotFound = missing('file');

export const FileMissing = () => invalidField('file', 'required', 'Choose a file.');

export const OneFileOnly = () =>
  invalidField('file', 'one_file_only', 'Send one file, as the field “file”, and nothing else.');

export const FileEmpty = () => invalidField('file', 'file_empty', 'This file is empty.');

export const FileCutShort = () =>
  invalidField('file', 'file_cut_short', 'The file did not arrive as a whole. Please try again.');

export const FileTypeRefused = () =>
  invalidField(
    'file',
    'file_type_refused',
    'This kind of file cannot be sent. PDF, pictures, Office documents, text, CSV and ZIP can.',
  );

export const OldOfficeRefused = () =>
  invalidField(
    'file',
    'file_type_refused',
    'Office files from before 2007 (.doc, .xls, .ppt) and .msg cannot be sent. Save the file as .docx, .xlsx, .pptx or PDF.',
  );

export const FileProtected = () =>
  invalidField(
    'file',
    'file_protected',
    'This document is protected by a password, so it cannot be checked for viruses. Save it without a password.',
  );

const TOO_LARGE = 'This file is larger than 25 MB.';

export const FileTooLarge = () =>
  new AppError('too_large', 'file_too_large', TOO_LARGE, {
    errors: [{ field: 'file', code: 'file_too_large', message: TOO_LARGE }],
  });

export const TooManyUnbound = () =>
  invalidField(
    'file',
    'too_many_files',
    `${MAX_UNBOUND} files are waiting to be sent already. Send or remove them first.`,
  );

export const SpaceUsedUp = () =>
  invalidField(
    'file',
    'space_used_up',
    'Your files take up 500 MB together. Remove some, or write to us.',
  );

export const NotMultipart = () =>
  new AppError(
    'unsupported_media_type',
    'unsupported_media_type',
    'Send the file as multipart/form-data.',
  );

export const FileNotCheckedYet = conflict(
  'file_not_checked_yet',
  'This file is still being checked for viruses. Please try again in a moment.',
  { retryAfter: 5 },
);

export const FileCheckFailed = conflict(
  'file_check_failed',
  'This file could not be checked for viruses.',
);

export const TooLateToRemove = conflict(
  'too_late_to_remove',
  `A file can be removed for ${REMOVABLE_MINUTES} minutes. Ask our team to remove it.`,
);

export const FileIsProof = conflict(
  'file_is_proof',
  'This file proves that a proposal was accepted. It is kept with the contract.',
);

export const NoScanner = conflict('no_scanner', 'No virus scanner is configured.');

export const FileNotUsable = () =>
  invalidField(
    'attachments',
    'file_not_usable',
    'One of these files cannot be sent: it was sent already, removed, or found unsafe.',
  );
