import { Command } from 'cmdk';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Panel, q, useQuery } from '../../../api/call';
import { Stack, Text } from '../../../ui/layout/layout';
import { Dialog } from '../../../ui/overlay/dialog';
import { RequestStatusWords } from '../../../api/generated/words/request-status';
import { PanelWords } from '../../../api/generated/words/panel';
import { longestSearch } from '../../lists/list-filters';
import { paths } from '../../paths';
import type { Access } from '../../session/queries';
import { navigationFor } from '../../shell/navigation';
import { frameWords } from '../../words';
import { listWords as notificationWords } from '../notifications/words';
import { staffPaths } from '../requests/request-sources';
import menu from './command-menu.module.css';
import { otherNames, queueNames } from './command-words';
import { savedViews } from './list/saved-views';
import { builtInViews, viewOf } from './list/queue-views';
import { useKeys } from './use-keys';
import { queueWords } from './words';

export function StaffCommands({ reader }: { reader: Access }) {
  const { dashboardAccess: panels } = reader;
  const [open, setOpen] = useState<'commands' | 'keys' | null>(null);
  useKeys({ '?': () => setOpen('keys') });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((now) => (now === 'commands' ? null : 'commands'));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const close = () => setOpen(null);
  if (open === 'keys') return <KeysDialog onClose={close} />;
  if (open === null) return null;
  return (
    <CommandMenu
      panels={panels}
      places={[
        ...navigationFor(reader).filter(({ to }) => !to.match(/(admin|manager|support)$/)),
        { to: paths.notifications, label: notificationWords.title },
        { to: paths.profile, label: frameWords.profile },
      ]}
      onHelp={() => setOpen('keys')}
      onClose={close}
    />
  );
}

const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={queueWords.keys.title} onClose={onClose}>
    <Stack as="dl" gap={2}>
      {queueWords.keys.rows.map(([key, what]) => (
        <div key={key} className={menu.keyRow}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </Stack>
  </Dialog>
);

const words = queueWords.commands;

/** Matches if each typed word begins a word of the item. A typed plural finds the singular. */
function rank(value: string, search: string, keywords: readonly string[] = []): number {
  const plain = (text: string, hyphen = '') => ` ${text.toLowerCase().replaceAll('-', hyphen)}`;
  const asked = plain(search).trim().split(/\s+/);
  const begins = (text: string) => {
    const both = plain(text) + plain(text, ' ');
    return asked.every((word) => both.includes(` ${word.replace(/(?<=...)s$/, '')}`));
  };
  return begins(value) ? 1 : begins([value, ...keywords].join(' ')) ? 0.5 : 0;
}

interface ItemOptions {
  value?: string;
  /** Other words that find it. */
  keywords?: readonly string[] | undefined;
}

const item = (label: string, run: () => void, { value = label, keywords }: ItemOptions = {}) => (
  <Command.Item
    key={value}
    value={value}
    keywords={keywords && [...keywords]}
    className={menu.item}
    onSelect={run}
  >
    {label}
  </Command.Item>
);

interface CommandMenuProps {
  panels: readonly Panel[];
  places: readonly { to: string; label: string }[];
  onHelp: () => void;
  onClose: () => void;
}

function CommandMenu({ panels, places, onHelp, onClose }: CommandMenuProps) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const panel = panels[0] ?? 'support';
  const search = text.trim();
  const found = useQuery({
    ...q(staffPaths[panel], { query: { search, limit: 8 } }),
    enabled: search.length >= 2,
    meta: { isQuiet: true },
  });
  const requests = found.data?.requests ?? [];
  const saved = useQuery(savedViews(panel)).data?.views ?? [];
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const views = [...builtInViews, ...saved.map(viewOf)];
  return (
    <Radix.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={menu.overlay} />
        <Radix.Content className={menu.content} aria-describedby={undefined} data-modal>
          <Radix.Title className="visually-hidden">{words.title}</Radix.Title>
          <Command label={words.title} loop filter={rank}>
            <Command.Input
              className={menu.input}
              placeholder={words.placeholder}
              maxLength={longestSearch}
              value={text}
              onValueChange={setText}
            />
            <Command.List className={menu.list}>
              {/* cmdk does not count requests, which the server has found. */}
              {requests.length === 0 && !found.isFetching ? (
                <Text as={Command.Empty} soft pad={5}>
                  {words.empty}
                </Text>
              ) : null}
              {requests.length > 0 && search.length >= 2 ? (
                <Command.Group heading={words.requests} forceMount className={menu.group}>
                  {requests.map((request) => (
                    <Command.Item
                      key={request._id}
                      value={request._id}
                      // The server has already filtered.
                      forceMount
                      className={menu.item}
                      onSelect={() => go(`${paths.request(request._id)}?queue=${panel}`)}
                    >
                      <Text as="span" soft size={1} figures className="nowrap">
                        {request.reference}
                      </Text>
                      <span className="clipped" dir="auto">
                        {request.projectName}
                      </span>
                      <Text as="span" soft size={1} push className="from-small nowrap">
                        {request.userId.firstName} {request.userId.lastName},{' '}
                        {RequestStatusWords[request.status].toLowerCase()}
                      </Text>
                    </Command.Item>
                  ))}
                </Command.Group>
              ) : null}
              <Command.Group heading={words.views} className={menu.group}>
                {views.map(({ id, label, filters }) =>
                  item(label, () => go(`${paths[panel]}?${filters}`), {
                    value: `${words.views} ${label} ${id}`,
                  }),
                )}
              </Command.Group>
              <Command.Group heading={words.pages} className={menu.group}>
                {panels.map((one) =>
                  item(
                    panels.length > 1 ? queueWords.titleOf(PanelWords[one]) : queueWords.title,
                    () => go(paths[one]),
                    { keywords: [...queueNames, PanelWords[one]] },
                  ),
                )}
                {places.map(({ to, label }) =>
                  item(label, () => go(to), {
                    value: `${words.pages} ${label}`,
                    keywords: otherNames[label],
                  }),
                )}
                {item(words.help, onHelp)}
              </Command.Group>
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
