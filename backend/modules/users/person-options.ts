export const PERSON_SORTS = ['newest', 'name', 'last-seen'] as const;
export type PersonSort = (typeof PERSON_SORTS)[number];
