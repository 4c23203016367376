import { unconfirmedFigures } from '../modules/request-lists/request-lists.public';
import { figuresIn, readBuild } from './built-site';

let counted: number | undefined;

unconfirmedFigures.fill(() => (counted ??= figuresIn(readBuild())));
