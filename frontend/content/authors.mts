/** Who signs the articles, posts and e-books. Their front matter names an author by `id`. */
export interface Author {
  id: string;
  name: string;
  role: string;
  /** Stands in the avatar: no photograph is fetched from anywhere. */
  initials: string;
}

export const authors = [
  {
    id: 'hannah-marsh',
    name: 'Hannah Marsh',
    role: 'Managing Consultant',
    initials: 'HM',
  },
  {
    id: 'tunde-adeyemi',
    name: 'Tunde Adeyemi',
    role: 'Lead Machine Learning Engineer',
    initials: 'TA',
  },
  {
    id: 'rosalind-pike',
    name: 'Rosalind Pike',
    role: 'Head of Data',
    initials: 'RP',
  },
] as const satisfies readonly Author[];

export type AuthorId = (typeof authors)[number]['id'];

/** @throws where nobody has the id: a text is signed, or not published */
export function authorOf(id: string): Author {
  const author = authors.find((one) => one.id === id);
  if (!author) throw new Error(`frontend/content/authors.mts has no ${id}`);
  return author;
}
