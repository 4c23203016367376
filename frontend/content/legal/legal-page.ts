import type { Link } from '../types';

export interface LegalSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  links?: readonly Link[];
}

/** All legal texts await the sign-off of the owner and of a lawyer. */
export interface LegalPage {
  title: string;
  lead: string;
  /** ISO date of the last change. */
  updated: string;
  sections: readonly LegalSection[];
}
