import { useState } from 'react';
import { type AnswerOf, call, q, useQuery } from '../../../api/call';
import { formatAge, formatDay } from '../../../lib/dates';
import { hoursText } from '../../../lib/working-time';
import { Button } from '../../../ui/button';
import { DialogButton } from '../../components/dialog-button';
import { ItemRow, ItemRows } from '../../components/item-row';
import { lazyDialog } from '../../components/lazy-dialog';
import { Loaded } from '../../components/loaded';
import { RowAction } from '../../components/row-action';
import { Section } from '../../components/section';
import { ShownOnce } from '../../components/shown-once';
import { confirm } from '../../forms/confirm';
import { takingWords as words } from './words';

const dialogs = () => import('./taking-dialogs');
const SettingsDialog = lazyDialog(dialogs, 'SettingsDialog');
const CalendarDialog = lazyDialog(dialogs, 'CalendarDialog');

type Settings = AnswerOf<'/api/call-settings', 'get'>;

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
                        })
                      }
                    />
                    <Button
                      small
                      label={words.newFeed}
                      onClick={() => confirm({ ...words.replacing, run: openFeed })}
                    />
                  </>
                ) : (
                  <RowAction small label={words.openFeed} send={openFeed} />
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
