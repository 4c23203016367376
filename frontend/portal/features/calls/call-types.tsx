import { type AnswerOf, q, useQuery } from '../../../api/call';
import { Badge } from '../../../ui/badge';
import { DialogButton } from '../../components/dialog-button';
import { ItemRow, ItemRows } from '../../components/item-row';
import { lazyDialog } from '../../components/lazy-dialog';
import { Loaded } from '../../components/loaded';
import { Section } from '../../components/section';
import { fullName } from '../../labels';
import { paths } from '../../paths';
import { kindWords } from './words';

const KindDialog = lazyDialog(() => import('./kind-dialog'), 'KindDialog');

type Answer = AnswerOf<'/api/call-types', 'get'>;
type Kind = Answer['types'][number];

/** The kinds of call, for admins. */
export function CallTypes() {
  const query = useQuery(q('/api/call-types'));
  return (
    <Section
      title={kindWords.title}
      lead={kindWords.lead}
      action={
        query.data ? (
          <DialogButton
            small
            label={kindWords.add}
            dialog={KindDialog}
            of={{ staff: query.data.staff }}
          />
        ) : null
      }
    >
      <Loaded query={query} noun={kindWords.noun}>
        {({ types, staff }) => (
          <ItemRows>
            {types.map((kind) => (
              <ItemRow
                key={kind._id}
                title={
                  <>
                    {kind.title}
                    {kind.isActive ? null : <Badge tone="plain">{kindWords.off}</Badge>}
                  </>
                }
                notes={[
                  kindWords.notes(kind.minutes, kind.noticeHours, kind.dailyLimit),
                  kindWords.taken(hostsOf(kind, staff)),
                ]}
              >
                {kind.isActive && kind.hosts === 'team' ? (
                  <a href={paths.booking(kind.slug)} target="_blank" rel="noreferrer">
                    {kindWords.preview}
                    <span className="visually-hidden">: {kind.title}</span>
                  </a>
                ) : null}
                <DialogButton
                  small
                  label={kindWords.change}
                  aria-label={kindWords.changeOne(kind.title)}
                  dialog={KindDialog}
                  of={{ kind, staff }}
                />
              </ItemRow>
            ))}
          </ItemRows>
        )}
      </Loaded>
    </Section>
  );
}

function hostsOf({ hosts, hostIds }: Kind, staff: Answer['staff']): string {
  if (hosts === 'owner') return kindWords.owner;
  if (hostIds.length === 0) return kindWords.everybody;
  return staff
    .filter(({ _id }) => hostIds.includes(_id))
    .map(fullName)
    .join(', ');
}
