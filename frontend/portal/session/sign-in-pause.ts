let pause = 0;

/** Delays the redirect to sign-in after a session ended, so a screen can show a message first. */
export const pauseBeforeSignIn = (): Promise<void> | undefined =>
  pause > 0 ? new Promise((resolve) => setTimeout(resolve, pause)) : undefined;

/** 0 for no delay. */
export function setPauseBeforeSignIn(milliseconds: number): void {
  pause = milliseconds;
}
