import type {
  ComponentProps,
  ComponentPropsWithRef,
  ElementType,
  ReactElement,
  ReactNode,
} from 'react';
import styles from './layout.module.css';

/** A step of the spacing scale: --space-1 to --space-9. */
type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** One step for both directions, or "rows columns"; the gutter is between columns only. */
type Gap = Space | `${0 | Space} ${Space | 'gutter'}`;

interface Common {
  /** Space above and below the element. */
  above?: Space;
  below?: Space;
  /** Padding on all sides. */
  pad?: Space;
  /** Padding before and after the content. */
  before?: Space;
  after?: Space;
  /** A fine line along one edge. */
  line?: 'above' | 'below' | undefined;
  /** The width of a text: a lead, a note, a list, running text. */
  measure?: 1 | 2 | 3 | 4;
  /** The second and the third colour of text. */
  soft?: boolean;
  faint?: boolean;
  strong?: boolean;
  /** Red: an error, or late. */
  alarm?: boolean;
  /** Digits of one width. */
  figures?: boolean;
  /** Breaks long words anywhere. */
  breaks?: boolean;
  leading?: 1 | 2 | 3 | 4 | 5;
  /** As wide as a page's content, with the gutter at its sides. */
  sheet?: boolean;
  /** At the end of its row, after the free space. */
  push?: boolean;
}

interface Sized {
  size?: 1 | 2 | 3 | 4 | 5;
}

type Layout<Own, Default extends ElementType = 'div'> = <Tag extends ElementType = Default>(
  props: Common &
    Own & { as?: Tag } & Omit<ComponentPropsWithRef<Tag>, keyof (Common & Own) | 'as'>,
) => ReactElement;

interface AnyProps {
  as?: ElementType;
  [name: string]: unknown;
}

const own =
  'above below pad before after line measure card block soft faint strong alarm figures breaks size leading align between nowrap start from fit fill sheet push';

/** A component whose own props become data attributes: `above={5}` is `data-above="5"`. */
const layout =
  <Own, Default extends ElementType = 'div'>(
    kind: string | undefined,
    tag: ElementType = 'div',
  ): Layout<Own, Default> =>
  // The props are typed by Layout.
  ({ as: Tag = tag, className, gap, ...props }: AnyProps) => {
    const [rows, columns = rows] = gap ? String(gap).split(' ') : [];
    const looks: AnyProps = {
      'data-rows': rows === '0' ? undefined : rows,
      'data-columns': columns,
    };
    for (const name of own.split(' ')) {
      // A flag has no value, which keeps documents small.
      looks[`data-${name}`] = props[name] === true ? '' : props[name] || undefined;
      delete props[name];
    }
    const classes = kind && className ? `${kind} ${className}` : (kind ?? className);
    return <Tag className={classes} {...looks} {...props} />;
  };

interface TitleProps {
  size: 6 | 7 | 8;
}

/** Words in the display face, at a size of the scale with the line height that belongs to it. */
export const Title = layout<TitleProps>(styles.title);

interface TextProps extends Sized {
  /** On a line of its own, inside other text. */
  block?: boolean;
}

/** A paragraph, by default. */
export const Text = layout<TextProps, 'p'>(undefined, 'p');

/** A text that somebody wrote, with its lines and in the direction of its script. */
export const Written = ({ className, ...props }: ComponentProps<typeof Text<'p'>>) => (
  <Text dir="auto" className={className ? `written ${className}` : 'written'} {...props} />
);

/** The title of a part of a page. */
export const Heading = (props: ComponentProps<typeof Text<'h2'>>) => (
  <Text as="h2" size={4} strong {...props} />
);

/** A small remark. */
export const Note = ({ children }: { children: ReactNode }) => (
  <Text soft size={2}>
    {children}
  </Text>
);

type Each = 7 | 7.5 | 8 | 9 | 9.5 | 10 | 12 | 12.5 | 13 | 14 | 14.5 | 15 | 17 | 18 | 20 | 22 | 24;

interface StackProps extends Sized {
  gap?: Gap;
  align?: 'start' | 'end';
  /** True if the parts keep their own width. */
  start?: boolean;
  /** As many parts beside each other as have this width in rem; they share the room, or leave it as empty columns. */
  fit?: Each;
  fill?: Each;
  /** On a sheet of its own. */
  card?: boolean;
}

/** Parts below each other. */
export const Stack = layout<StackProps>(styles.stack);

interface RowProps extends Sized {
  gap?: Gap;
  align?: 'start' | 'center' | 'baseline' | 'end';
  /** True if the parts spread over the whole width. */
  between?: boolean;
  /** On one line, however narrow it is. */
  nowrap?: boolean;
}

/** Parts beside each other, on as many lines as they need. */
export const Row = layout<RowProps>(styles.row);

interface ColumnsProps extends Sized {
  gap?: Gap;
  align?: 'start' | 'center' | 'end';
  /** The narrowest screen with room for the columns: two equal ones, or `--columns` of the class. */
  from: 'small' | 'medium' | 'large';
}

/** Parts in columns, or below each other on a narrow screen. */
export const Columns = layout<ColumnsProps>(styles.columns);

/** As wide as a page's content, with the gutter at its sides. */
export const Sheet = layout<object>(styles.sheet);
