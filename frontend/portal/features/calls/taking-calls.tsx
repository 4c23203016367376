import { useState } from 'react';
import { type AnswerOf, call, q, read, useQuery } from '../../../api/call';
import { formatAge, formatDay } from '../../../lib/dates';
import { hoursIn, hoursText } from '../../../lib/working-time';
import { Button } from '../../../ui/button';
import { TextArea, TextField } from '../../../ui/inputs';
import { DialogButton } from '../../components/dialog-button';
import { ItemRow, ItemRows } from '../../components/item-row';
import { Loaded } from '../../components/loaded';
import { RowAction } from '../../components/row-action';
import { Section } from '../../components/section';
import { ShownOnce } from '../../components/shown-once';
import { confirm } from '../../forms/confirm';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { takingWords as words } from './words';

type Settings = AnswerOf<'/api/call-settings', 'get'>;

const change = { stale: ['/api/call-settings'] } as const;

/** The reader's hours, meeting link and calendars. */
export function TakingCalls() {
  const query = useQuery(q('/api/call-settings'));
  const [feed, setFeed] = useState('');
  const openFeed = async () => setFeed((await call('POST /api/call-settings/feed').send()).url);
  return (
    <Section title={words.title}>
      <Loaded query={query} noun={words.noun}>
        {(settings) => (
          <>
            <ItemRows>
              <ItemRow
                title={words.hours}
                notes={[
                  settings.hours.length > 0
                    ? `${hoursText(settings.hours).replaceAll('\n', '; ')} ${words.zone(settings.zone)}`
                    : words.officeHours,
                  `${words.link}: ${settings.link ?? words.byPhone}`,
                ]}
              >
                <DialogButton
                  small
                  label={words.change}
                  dialog={SettingsDialog}
                  of={{ settings }}
                />
              </ItemRow>
              <ItemRow title={words.calendar} notes={calendarNotes(settings)}>
                {settings.hasCalendar ? (
                  <Button
                    variant="quiet"
                    small
                    label={words.leave}
                    onClick={() =>
                      confirm({
                        ...words.leaving,
                        run: call('DELETE /api/call-settings/calendar').send,
                        ...change,
                      })
                    }
                  />
                ) : (
                  <DialogButton small label={words.follow} dialog={CalendarDialog} />
                )}
              </ItemRow>
              <ItemRow title={words.feed} notes={[settings.hasFeed ? words.feedOn : words.feedOff]}>
                {settings.hasFeed ? (
                  <>
                    <Button
                      variant="quiet"
                      small
                      label={words.closeFeed}
                      onClick={() =>
                        confirm({
                          ...words.closing,
                          run: call('DELETE /api/call-settings/feed').send,
                          ...change,
                        })
                      }
                    />
                    <Button
                      small
                      label={words.newFeed}
                      onClick={() => confirm({ ...words.replacing, run: openFeed, ...change })}
                    />
                  </>
                ) : (
                  <RowAction small label={words.openFeed} send={openFeed} {...change} />
                )}
              </ItemRow>
            </ItemRows>
            {feed ? (
              <ShownOnce
                title={words.feed}
                warning={words.feedOnce}
                secret={feed}
                what={words.feedWhat}
                onClose={() => setFeed('')}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function calendarState({ hasCalendar, calendarError, calendarReadAt }: Settings): string {
  if (!hasCalendar) return words.calendarOff;
  if (calendarError) return words.calendarFails(calendarError);
  return calendarReadAt ? words.calendarRead(formatAge(calendarReadAt)) : words.calendarWaits;
}

/** Events that are not fully understood, after the calendar's state. */
function calendarNotes(settings: Settings): string[] {
  const { hasCalendar, calendarReadAt, calendarProblems } = settings;
  return [
    calendarState(settings),
    ...(hasCalendar && !calendarReadAt ? [words.offersNone] : []),
    ...calendarProblems.map(({ reason, title, day }) =>
      [title || words.untitled, day && formatDay(day), words.problems[reason]]
        .filter(Boolean)
        .join(' · '),
    ),
  ];
}

export function SettingsDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const form = useApiForm({
    call: call('PUT /api/call-settings'),
    of: settings,
    valuesOf: (one: Settings) => ({ hours: hoursText(one.hours), link: one.link ?? '' }),
    send: ({ link }, put, { version }) => put({ hours, ...(link ? { link } : {}), version }),
    newer: () => read('/api/call-settings'),
    ...change,
    done: words.saved,
    onClose,
  });
  const found = hoursIn(form.watch('hours'));
  const unclear = 'unclear' in found ? words.hoursUnclear(found.unclear) : undefined;
  const hours = 'hours' in found ? found.hours : [];
  return (
    <ChangeDialog title={words.title} form={form} blocked={unclear}>
      <TextArea
        {...form.field('hours', words.hours)}
        error={unclear ?? form.errorOf('hours')}
        hint={words.hoursHint}
        rows={5}
      />
      <TextField {...form.field('link', words.link)} type="url" hint={words.linkHint} />
    </ChangeDialog>
  );
}

function CalendarDialog({ onClose }: { onClose: () => void }) {
  const form = useApiForm({
    call: call('PUT /api/call-settings/calendar'),
    // The address of a private calendar is a secret.
    draft: 'none',
    defaultValues: { url: '' },
    ...change,
    done: words.saved,
    onClose,
  });
  return (
    <ChangeDialog title={words.followTitle} action={words.follow} form={form}>
      <TextField
        {...form.field('url', words.address)}
        hint={words.addressHint}
        spellCheck={false}
      />
    </ChangeDialog>
  );
}
