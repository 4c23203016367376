export interface PageMeta {
  /** Unique on the site, without the brand, which is added. */
  title: string;
  /** 70 to 160 characters, unique on the site. */
  description: string;
  keywords?: readonly string[];
  /** True for the 404 pages and pages reached from mails. */
  noindex?: boolean;
  canonical?: string;
  /** A feed of its own, besides the site's. */
  feed?: { title: string; href: string };
  article?: { published: string; author: string; tags: readonly string[] };
  /** Graph nodes besides the organisation and the breadcrumb. */
  graph?: readonly object[];
}
