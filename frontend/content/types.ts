/** Shapes that several content files share. Text is plain: no HTML, no Markdown. */

export interface Link {
  label: string;
  /** A path of this site, or https:, mailto: or tel:. */
  href: string;
  /** What a screen reader says, where equal labels lead to different places. */
  accessibleName?: string;
  /** The rest of that name stands in the text, unseen: the label alone tells a search engine nothing. */
  isSpelledOut?: boolean;
  newTab?: boolean;
  /** Counted by our own counter when it is followed, as a total. */
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

/** An account of one engagement: an illustration, unless somebody vouches for it. */
export interface Story {
  client: string;
  title: string;
  problem: string;
  work: string;
  result: string;
  /** How the result was established, so that a reader can judge it. */
  measured: string;
  evidence?: string | undefined;
}

export interface Step extends TitledText {
  /** Only where a duration is published. */
  duration?: string;
}
