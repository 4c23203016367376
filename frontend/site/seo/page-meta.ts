export interface PageMeta {
  /** Unique on the site; the brand's name is added to it. */
  title: string;
  /** 70 to 160 characters, unique on the site. */
  description: string;
  /** Kept out of search engines (the 404 page). */
  noindex?: boolean;
}
