let pause = 0;

/** How long a screen is left to say what it has to before an ended session leads to sign-in. */
export function pauseBeforeSignIn(): Promise<void> | undefined {
  return pause > 0 ? new Promise((resolve) => setTimeout(resolve, pause)) : undefined;
}

/** 0 again: at once. */
export function setPauseBeforeSignIn(milliseconds: number): void {
  pause = milliseconds;
}
