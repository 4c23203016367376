/** Shapes shared by several content files. Texts are plain, without HTML or Markdown. */

export interface Link {
  label: string;
  /** A site path, or an https:, mailto: or tel: address. */
  href: string;
  /** Accessible name, if the label alone is ambiguous. */
  accessibleName?: string;
  /** Renders the rest of the name as hidden text, because search engines ignore aria-label. */
  isSpelledOut?: boolean;
  newTab?: boolean;
  /** Counted by our own counter when followed. */
  event?: 'cta_click_book_call' | 'cta_download_package';
}

export interface TitledText {
  title: string;
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

export interface Story {
  client: string;
  title: string;
  problem: string;
  work: string;
  result: string;
  measured: string;
  evidence?: string | undefined;
}

export interface Step extends TitledText {
  duration?: string;
}
