import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import styles from './layout.module.css';

/** A step of the spacing scale: --space-1 to --space-9. */
type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** One step for both directions, or "rows columns". */
type Gap = Space | `${0 | Space} ${Space}`;

interface Common {
  /** Space above the element. */
  above?: Space;
}

type Layout<Own> = <Tag extends ElementType = 'div'>(
  props: Common &
    Own & { as?: Tag } & Omit<ComponentPropsWithRef<Tag>, keyof (Common & Own) | 'as'>,
) => ReactElement;

interface AnyProps {
  as?: ElementType;
  [name: string]: unknown;
}

const own = ['size', 'above', 'align', 'between', 'start', 'before', 'after'];

/** A component whose own props become data attributes: `above={5}` is `data-above="5"`. */
const layout =
  <Own,>(kind: string | undefined): Layout<Own> =>
  // The props are typed by Layout.
  ({ as: Tag = 'div', className, gap, ...props }: AnyProps) => {
    const [rows, columns = rows] = gap ? String(gap).split(' ') : [];
    const looks: AnyProps = { 'data-rows': rows, 'data-columns': columns };
    for (const name of own) {
      looks[`data-${name}`] = props[name];
      delete props[name];
    }
    return <Tag className={className ? `${kind} ${className}` : kind} {...looks} {...props} />;
  };

interface TitleProps {
  size: 6 | 7 | 8;
}

/** Words in the display face, at a size of the scale with the line height that belongs to it. */
export const Title = layout<TitleProps>(styles.title);

interface StackProps {
  gap?: Gap;
  /** True if the parts keep their own width. */
  start?: boolean;
}

/** Parts below each other. */
export const Stack = layout<StackProps>(styles.stack);

interface RowProps {
  gap?: Gap;
  align?: 'center' | 'baseline' | 'end';
  /** True if the parts spread over the whole width. */
  between?: boolean;
}

/** Parts beside each other, on as many lines as they need. */
export const Row = layout<RowProps>(styles.row);

interface SheetProps {
  /** Padding before and after the content. */
  before?: Space;
  after?: Space;
}

/** As wide as a page's content, with the gutter at its sides. */
export const Sheet = layout<SheetProps>(styles.sheet);
