/** An error whose message is shown to a person as is, without a stack. */
export class Sentence extends Error {
  override name = 'Sentence';
}

export function explain(error: unknown): string {
  if (error instanceof Sentence) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full${path ? ` (while writing ${path})` : ''}: free some space and start again.`;
    case 'EACCES':
    case 'EPERM':
      return `This user has no permission for ${path ?? 'a file it needs'}: it probably belongs to another user.`;
    case 'EROFS':
      return `${path ?? 'The folder'} is on a read-only disk: set DATA_DIR to a folder that can be written.`;
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
