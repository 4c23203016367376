import { cookieTextVersion } from '../../content/cookie-consent';

/** What was decided about other companies' cookies. */
export interface Choice {
  choice: 'accepted' | 'rejected';
  /** ISO instant. */
  at: string;
  textVersion: string;
  /** A random number that the evidence is kept under. */
  browser: string;
  /** The server has not confirmed it. */
  isUnrecorded?: boolean;
}

const key = 'fenwright.cookie-choice';
/** After this we ask again. */
const lastsDays = 182;
const listeners = new Set<() => void>();

function stored(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Undefined where nothing was decided, too long ago, or under another text. */
export function choiceIn(json: string, now = Date.now()): Choice | undefined {
  try {
    const choice = JSON.parse(json) as Choice;
    const age = now - Date.parse(choice.at);
    const isValid =
      choice.textVersion === cookieTextVersion &&
      ['accepted', 'rejected'].includes(choice.choice) &&
      age >= 0 &&
      age < lastsDays * 86_400_000;
    return isValid ? choice : undefined;
  } catch {
    return undefined;
  }
}

export const readChoice = (): Choice | undefined => choiceIn(stored());

/** Consent that cannot be proved later is no consent, so an unrecorded one counts for nothing. */
export const isAccepted = (choice = readChoice()): boolean =>
  choice?.choice === 'accepted' && !choice.isUnrecorded;

/** A browser that keeps nothing is asked again on the next page. */
export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // See above.
  }
  listeners.forEach((listener) => listener());
}

/** Calls back after a decision here or in another tab. */
export function onChoiceChange(listener: () => void): void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
}
