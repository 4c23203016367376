import { unconfirmedFigures } from '../modules/request-lists/request-lists.public';
import { openItems } from '../modules/set-up/set-up.public';
import { figuresIn, readBuild, type BuiltSite } from './built-site';

let counted: number | undefined;
let open: BuiltSite['open'] | undefined;

unconfirmedFigures.fill(() => (counted ??= figuresIn(readBuild())));
openItems.fill(() => (open ??= readBuild().open));
