import { Stack, Text } from '../../../ui/layout/layout';
import { marked, type Mark, Spoken } from './marks';
import type { Paper } from './proposal-source';

type Block = Paper['scope'][number];

interface BlocksProps {
  blocks: readonly Block[];
  before: readonly Block[] | undefined;
}

/** The elements of each kind: around those that belong together, and of each. */
const tags = {
  bullet: ['ul', 'li'],
  number: ['ol', 'li'],
  heading: ['div', 'h4'],
  paragraph: ['div', 'p'],
} as const;

export function Blocks({ blocks, before }: BlocksProps) {
  const all = marked(blocks, before);
  // Items of one kind that follow each other are one list.
  const groups: (typeof all)[] = [];
  for (const one of all) {
    const last = groups.at(-1);
    if (last?.[0]?.item.kind === one.item.kind && one.item.kind !== 'paragraph') last.push(one);
    else groups.push([one]);
  }
  return (
    <Stack gap={3}>
      {groups.map((group, index) => {
        const [Group, part] = tags[group[0]?.item.kind ?? 'paragraph'];
        return (
          <Group key={index}>
            {group.map(({ item, mark }, at) => (
              <Piece key={at} as={part} mark={mark}>
                {item.runs}
              </Piece>
            ))}
          </Group>
        );
      })}
    </Stack>
  );
}

interface PieceProps {
  as: 'li' | 'h4' | 'p';
  mark: Mark;
  children: Block['runs'];
}

const Piece = ({ as, mark, children }: PieceProps) => (
  <Text as={as} strong={as === 'h4'} dir="auto" data-mark={mark}>
    <Spoken mark={mark} />
    {children.map(({ text, bold, italic }, index) =>
      bold ? <strong key={index}>{text}</strong> : italic ? <em key={index}>{text}</em> : text,
    )}
  </Text>
);
