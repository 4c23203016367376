import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { q } from '../../../api/call';
import type { Panel } from '../../../api/generated/enums';
import { Text } from '../../../ui/layout/layout';
import { panelLabels, statusLabels } from '../../labels';
import { longestSearch } from '../../lists/list-filters';
import { paths } from '../../paths';
import { staffPaths } from '../requests/request-sources';
import { savedViews } from './queue-queries';
import { builtInViews } from './queue-views';
import styles from './command-menu.module.css';
import { queueWords } from './words';

const words = queueWords.commands;

interface CommandMenuProps {
  panels: readonly Panel[];
  places: readonly { to: string; label: string }[];
  onHelp: () => void;
  onClose: () => void;
}

export function CommandMenu({ panels, places, onHelp, onClose }: CommandMenuProps) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const panel = panels[0] ?? 'support';
  const search = text.trim();
  const found = useQuery({
    ...q(staffPaths[panel], { query: { search, limit: 8 } }),
    enabled: search.length >= 2,
    meta: { isQuiet: true },
  });
  const saved = useQuery(savedViews(panel)).data?.views ?? [];
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const views = [
    ...builtInViews,
    ...saved.map(({ _id, name, filters }) => ({ id: _id, label: name, filters })),
  ];
  return (
    <Radix.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content className={styles.content} aria-describedby={undefined} data-modal>
          <Radix.Title className={styles.hidden}>{words.title}</Radix.Title>
          <Command label={words.title} loop>
            <Command.Input
              className={styles.input}
              placeholder={words.placeholder}
              maxLength={longestSearch}
              value={text}
              onValueChange={setText}
            />
            <Command.List className={styles.list}>
              <Command.Empty className={styles.empty}>{words.empty}</Command.Empty>
              {search.length >= 2 ? (
                <Command.Group heading={words.requests} forceMount className={styles.group}>
                  {(found.data?.requests ?? []).map((request) => (
                    <Command.Item
                      key={request._id}
                      value={request._id}
                      // The server has already filtered.
                      forceMount
                      className={styles.item}
                      onSelect={() => go(`${paths.request(request._id)}?queue=${panel}`)}
                    >
                      <Text as="span" soft size={1} figures className={styles.reference}>
                        {request.reference}
                      </Text>
                      <span className={styles.name}>{request.projectName}</span>
                      <Text as="span" soft size={1} className={styles.hint}>
                        {request.userId.firstName} {request.userId.lastName},{' '}
                        {statusLabels[request.status].toLowerCase()}
                      </Text>
                    </Command.Item>
                  ))}
                </Command.Group>
              ) : null}
              <Command.Group heading={words.views} className={styles.group}>
                {views.map(({ id, label, filters }) => (
                  <Command.Item
                    key={id}
                    value={`${words.views} ${label} ${id}`}
                    className={styles.item}
                    onSelect={() => go(`${paths[panel]}?${filters}`)}
                  >
                    {label}
                  </Command.Item>
                ))}
              </Command.Group>
              <Command.Group heading={words.pages} className={styles.group}>
                {[
                  ...panels.map((one) => ({ to: paths[one], label: panelLabels[one] })),
                  ...places,
                ].map(({ to, label }) => (
                  <Command.Item
                    key={to}
                    value={`${words.pages} ${label}`}
                    className={styles.item}
                    onSelect={() => go(to)}
                  >
                    {label}
                  </Command.Item>
                ))}
                <Command.Item
                  value={words.help}
                  className={styles.item}
                  onSelect={() => {
                    onClose();
                    onHelp();
                  }}
                >
                  {words.help}
                </Command.Item>
              </Command.Group>
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
