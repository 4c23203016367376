import { useEffect, useState } from 'react';
import { q, useQuery } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { formatTimeWithZone, today, type Instant, type Day } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { Loaded } from '../../components/loaded';
import { plusDays, zone } from './week';
import { pickWords as words } from './words';
import styles from './pick-time.module.css';

const DAYS = 14;

interface PickTimeProps {
  /** A request for a new call, or a call to move. */
  of: { requestId: string } | { callId: string };
  chosen: string;
  onChoose: (startsAt: string) => void;
}

interface TimeForm {
  watch: (name: 'at') => string;
  setValue: (name: 'at', startsAt: string) => void;
  error: unknown;
}

/** The time chosen in a form, until it turns out to be taken. */
export function useChosenTime({ watch, setValue, error }: TimeForm) {
  useEffect(() => {
    if (hasCode(error, 'time_taken')) setValue('at', '');
  }, [error, setValue]);
  return { chosen: watch('at'), onChoose: (startsAt: string) => setValue('at', startsAt) };
}

/** Days, and the free times of one of them, as groups of radio buttons. */
export function PickTime({ of, chosen, onChoose }: PickTimeProps) {
  const [from, setFrom] = useState(today());
  const [day, setDay] = useState('');
  /** Only a time that is shown can be chosen. */
  const show = (first: Day, chosenDay = '') => {
    setFrom(first);
    setDay(chosenDay);
    onChoose('');
  };
  const query = { from, to: plusDays(from, DAYS - 1), zone };
  const ofRequest = 'requestId' in of;
  const slots = useQuery({
    ...q('/api/requests/{id}/call-slots', { path: { id: ofRequest ? of.requestId : '' }, query }),
    enabled: ofRequest,
  });
  const toMove = useQuery({
    ...q('/api/calls/{id}/slots-to-move', { path: { id: ofRequest ? '' : of.callId }, query }),
    enabled: !ofRequest,
  });
  return (
    <Stack gap={4}>
      <Loaded query={ofRequest ? slots : toMove} noun={words.noun} lines={3}>
        {({ days, zone: told }) => {
          const shown = days.find((one) => one.day === day) ?? days[0];
          if (!shown) return <Text soft>{words.none}</Text>;
          return (
            <>
              <Choices
                label={words.days}
                name="day"
                chosen={shown.day}
                options={days.map((one) => [one.day, one.name.split(' ').slice(0, 3).join(' ')])}
                onChoose={(one) => show(from, one)}
              />
              <Choices
                label={`${words.times(shown.name)}. ${words.zone(told)}`}
                name="time"
                chosen={chosen}
                options={shown.times.map(({ startsAt, time }) => [startsAt, time])}
                onChoose={onChoose}
              />
            </>
          );
        }}
      </Loaded>
      <Row gap={2}>
        {from > today() ? (
          <Button variant="quiet" small onClick={() => show(plusDays(from, -DAYS))}>
            {words.earlier}
          </Button>
        ) : null}
        <Button variant="quiet" small onClick={() => show(plusDays(from, DAYS))}>
          {words.later}
        </Button>
      </Row>
    </Stack>
  );
}

interface NearestProps {
  /** Of the form that sent the choice. */
  error: unknown;
  chosen: string;
  onChoose: (startsAt: string) => void;
}

/** The free times nearest to one that was just taken. */
export function Nearest({ error, ...choice }: NearestProps) {
  if (!hasCode(error, 'time_taken')) return null;
  const nearest = (error.problem.current?.['nearest'] ?? []) as Instant[];
  if (nearest.length === 0) return null;
  const options = nearest.map((at) => [at, formatTimeWithZone(at)] as const);
  return <Choices label={words.nearest} name="nearest" options={options} {...choice} />;
}

interface ChoicesProps {
  label: string;
  name: string;
  chosen: string;
  options: (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

const Choices = ({ label, name, chosen, options, onChoose }: ChoicesProps) => (
  <Row as="fieldset" gap={2} className={styles.choices}>
    <Text as="legend" strong below={2}>
      {label}
    </Text>
    {options.map(([value, words]) => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
        <span>{words}</span>
      </label>
    ))}
  </Row>
);
