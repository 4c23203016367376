import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { call, q, queriesOf, type SignInMethods } from '../../../api/call';
import { type Provider, ProviderValues } from '../../../api/generated/enums';
import { hasCode } from '../../../api/problem';
import { formatDay, dayOf } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Text } from '../../../ui/layout/layout';
import { ItemRow, ItemRows } from '../../components/item-row';
import { lazyDialog } from '../../components/lazy-dialog';
import { Loaded } from '../../components/loaded';
import { sentenceOf } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { ProviderWords } from '../../../api/generated/words/provider';
import { Section } from './section';
import { linkProblemWords, linkWords } from './words';

const SecureDialog = lazyDialog(() => import('./secure-dialog'), 'SecureDialog');

interface Asked {
  what: 'begin' | 'finish' | 'unlink';
  provider: Provider;
}

export function ConnectedAccounts() {
  const queryClient = useQueryClient();
  const methods = useQuery(q('/api/auth/methods'));
  const [asked, setAsked] = useState<Asked | null>(null);

  const changed = (message: string) => {
    setAsked(null);
    toast.success(message);
  };
  const problem = useComeBack({
    onLinked: (message) => {
      changed(message);
      void queryClient.invalidateQueries(queriesOf(['/api/auth/methods']));
    },
    onAsked: (provider) => setAsked({ what: 'finish', provider }),
  });

  const beginning = useSubmit({
    send: async (provider: Provider) => {
      try {
        await leaveToLink(provider);
        return 'leaving';
      } catch (error) {
        if (!hasCode(error, 'reauthentication_required')) throw error;
        setAsked({ what: 'begin', provider });
        return 'asked';
      }
    },
  });
  const isLeavingFor = (provider: Provider) =>
    beginning.input === provider && (beginning.isPending || beginning.answer === 'leaving');

  /** Linking leaves for the provider's page; the other two end with a toast. */
  const run = async ({ what, provider }: Asked) => {
    if (what === 'begin') return leaveToLink(provider);
    if (what === 'finish') return changed((await call('POST /api/auth/link').send()).message);
    await call('DELETE /api/auth/link/{provider}', { path: { provider } }).send();
    return changed(linkWords.unlinked(ProviderWords[provider]));
  };
  const offered = methods.data?.providers.filter((one) => one.isAvailable || one.linkedAt) ?? [];
  return (
    <Section id="connected" lead={linkWords.lead}>
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      <Loaded query={methods} {...linkWords} lines={2}>
        {(answer) =>
          offered.length === 0 ? (
            <Text soft>{linkWords.none}</Text>
          ) : (
            <ItemRows>
              {offered.map((one) => (
                <ProviderRow
                  key={one.provider}
                  link={one}
                  isLast={hasOneMethod(answer)}
                  isLeaving={isLeavingFor(one.provider)}
                  onLink={() => beginning.submit(one.provider)}
                  onUnlink={() => setAsked({ what: 'unlink', provider: one.provider })}
                />
              ))}
            </ItemRows>
          )
        }
      </Loaded>
      {asked ? (
        <SecureDialog
          key={`${asked.what} ${asked.provider}`}
          {...wordsOf(asked)}
          isDangerous={asked.what === 'unlink'}
          isAsked={asked.what !== 'unlink'}
          run={() => run(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Section>
  );
}

const hasOneMethod = ({ hasPassword, providers }: SignInMethods): boolean =>
  !hasPassword && providers.filter(({ linkedAt }) => linkedAt).length === 1;

function wordsOf({ what, provider }: Asked) {
  const { text, ...words } = linkWords[what === 'unlink' ? 'unlinking' : 'linking'](
    ProviderWords[provider],
  );
  return { ...words, children: <p>{text}</p> };
}

/** The provider sends the user back to this page with `?link=`. */
async function leaveToLink(provider: Provider): Promise<void> {
  const { url } = await call('POST /api/auth/link/{provider}', { path: { provider } }).send();
  window.location.assign(url);
}

interface ProviderRowProps {
  link: SignInMethods['providers'][number];
  /** The only way to sign in to this account. */
  isLast: boolean;
  isLeaving: boolean;
  onLink: () => void;
  onUnlink: () => void;
}

function ProviderRow({ link, isLast, isLeaving, onLink, onUnlink }: ProviderRowProps) {
  const name = ProviderWords[link.provider];
  const reasonId = useId();
  const reason = isLast ? linkWords.onlyWay : undefined;
  return (
    <ItemRow
      title={name}
      notes={[
        link.linkedAt ? (
          <>
            {linkWords.since}{' '}
            <time dateTime={link.linkedAt}>{formatDay(dayOf(link.linkedAt))}</time>
            {reason ? <span id={reasonId}>. {reason}</span> : null}
          </>
        ) : (
          linkWords.notLinked
        ),
      ]}
    >
      {link.linkedAt ? (
        <Button small disabledReason={reason} reasonId={reasonId} onClick={onUnlink}>
          {linkWords.unlink(name)}
        </Button>
      ) : (
        <Button small label={linkWords.link(name)} isPending={isLeaving} onClick={onLink} />
      )}
    </ItemRow>
  );
}

interface ComeBack {
  onLinked: (message: string) => void;
  /** The session is too old, so the password is needed first. */
  onAsked: (provider: Provider) => void;
}

/**
 * Handles the return from the provider: links once, clears `?link=` from the address, and returns
 * any error.
 */
function useComeBack({ onLinked, onAsked }: ComeBack): string | null {
  const [query, setQuery] = useSearchParams();
  const [provider] = useState(() => ProviderValues.find((one) => one === query.get('link')));
  const [error] = useState(() => query.get('error'));
  const [problem, setProblem] = useState(provider && error ? linkProblem(provider, error) : null);
  const isTaken = useRef(false);

  useEffect(() => {
    if (!provider || isTaken.current) return;
    isTaken.current = true;
    setQuery({}, { replace: true, preventScrollReset: true });
    if (error) return;
    call('POST /api/auth/link')
      .send()
      .then(
        ({ message }) => onLinked(message),
        (failure: unknown) => {
          if (hasCode(failure, 'reauthentication_required')) onAsked(provider);
          else setProblem(sentenceOf(failure));
        },
      );
  }, [provider, error, setQuery, onLinked, onAsked]);
  return problem;
}

const { problems } = linkProblemWords;

function linkProblem(provider: Provider, code: string): string {
  const why = Object.hasOwn(problems, code) ? problems[code] : undefined;
  return linkProblemWords.title(ProviderWords[provider], why ?? linkProblemWords.again);
}
