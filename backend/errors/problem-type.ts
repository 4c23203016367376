import brand from '../../brand.json';

/** The page of the site that says what the code means: frontend/content/api-errors.ts. */
export const problemType = (code: string): string => `${brand.url}/docs/errors/${code}`;
