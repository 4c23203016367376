import { unconfirmedFigures } from '../modules/request-lists/request-lists.public';
import { figuresIn, readBuild } from './built-site';

let counted: number | undefined;

/** Read once: the build does not change under a running process. */
unconfirmedFigures.fill(() => (counted ??= figuresIn(readBuild())));
