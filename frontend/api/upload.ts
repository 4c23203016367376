import { ApiError, hasNoSession, NetworkError, toProblem } from './problem';
import { currentSession, sessionRefused } from './session-store';
import type { Attachment } from './types';

interface UploadOptions {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** For the largest file on a slow connection. */
const TIMEOUT_MS = 15 * 60_000;

/**
 * Uploads a file with XMLHttpRequest, because `fetch` does not report progress.
 * @throws ApiError, NetworkError; AbortError if cancelled
 */
export function uploadFile(file: File, { onProgress, signal }: UploadOptions): Promise<Attachment> {
  const session = currentSession();
  const call = new XMLHttpRequest();
  const body = new FormData();
  body.set('file', file, file.name);
  return new Promise<Attachment>((resolve, reject) => {
    call.open('POST', '/api/attachments');
    call.responseType = 'json';
    if (session) call.setRequestHeader('authorization', `Bearer ${session.token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.timeout = TIMEOUT_MS;
    call.onerror = () => reject(new NetworkError('No answer from the server.'));
    call.ontimeout = call.onerror;
    call.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    call.onload = () => {
      if (call.status === 201) {
        resolve((call.response as { attachment: Attachment }).attachment);
        return;
      }
      const problem = toProblem(call.response);
      if (call.status === 401 && hasNoSession(problem)) sessionRefused(session?.token);
      reject(new ApiError(call.status, problem));
    };
    signal.addEventListener('abort', () => call.abort());
    if (signal.aborted) reject(new DOMException('Cancelled', 'AbortError'));
    else call.send(body);
  });
}
