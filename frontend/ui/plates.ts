/** Contour maps, drawn from their names: one beside every form of a visitor to the portal. */
export const plates = ['not-found', 'signin'] as const;

export type PlateName = (typeof plates)[number];
