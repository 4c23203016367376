import brand from '../../brand.json';

/** The page that explains the code: frontend/content/api-errors.ts. */
export const problemType = (code: string): string => `${brand.url}/docs/errors/${code}`;
