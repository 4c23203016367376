import { cookieTextVersion } from '../../content/cookie-consent';
import type { Instant } from '../../lib/dates';

export interface Choice {
  choice: 'accepted' | 'rejected';
  at: Instant;
  textVersion: string;
  /** Random id under which the evidence is stored. */
  browser: string;
  /** True until the server has confirmed the decision. */
  isUnrecorded?: boolean;
}

const key = 'fenwright.cookie-choice';
const lastsDays = 182;
const listeners = new Set<() => void>();

function stored(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Returns undefined without a decision, or if it is too old or was made under another text. */
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

/** Consent that cannot be proved is not valid, so an unrecorded one does not count. */
export const isAccepted = (choice = readChoice()): boolean =>
  choice?.choice === 'accepted' && !choice.isUnrecorded;

/** Stores the decision. Without storage, the next page asks again. */
export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Storage is refused.
  }
  listeners.forEach((listener) => listener());
}

export function onChoiceChange(listener: () => void): void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
}
