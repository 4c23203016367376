import { mediaHook } from '../../../components/use-is-wide';

/** All columns fit. */
export const useHasRoom = mediaHook('(width >= 75rem)');

/** The table would be too narrow: its rows take two lines. */
export const useIsPhone = mediaHook('(width < 700px)');

/** Room for words instead of glyphs. */
export const useIsRoomy = mediaHook('(width >= 105rem)');

/** Room for the views beside the title, so that the rows begin earlier. */
export const useIsWideHead = mediaHook('(width >= 88rem)');
