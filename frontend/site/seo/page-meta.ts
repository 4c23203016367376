export interface PageMeta {
  /** Unique on the site; the brand's name is added to it. */
  title: string;
  /** 70 to 160 characters, unique on the site. */
  description: string;
  keywords?: readonly string[];
  /** Kept out of search engines (the 404 pages, what the mails link to). */
  noindex?: boolean;
  /** Where the same content has its real address, if not here. */
  canonical?: string;
  /** On articles: tells a card apart from that of a page. */
  article?: { published: string; author: string; tags: readonly string[] };
  /** Nodes of the page's graph, beside the organisation and the trail that every page has. */
  graph?: readonly object[];
}
