import { describe, expect, test } from '@jest/globals';
import { historyOf } from './history.mts';
import { PROJECTS } from './projects.mts';
import { repliedAt, talkOf } from './talk.mts';

const now = new Date('2026-11-21T12:00:00Z');
const histories = PROJECTS.map((project, index) => ({
  project,
  history: historyOf(project, index, PROJECTS.length, now, 'Ada'),
}));

describe('the demo requests', () => {
  test('show every status, service, urgency, timeline, budget and month', () => {
    const seen = (key: 'status' | 'service' | 'urgency' | 'timeline' | 'budget') =>
      new Set(PROJECTS.map((project) => project[key])).size;
    expect(seen('status')).toBe(7);
    expect(seen('service')).toBe(6);
    expect(seen('urgency')).toBe(4);
    expect(seen('timeline')).toBe(5);
    expect(seen('budget')).toBe(6);
    const months = histories.map(({ history }) => history.createdAt.toISOString().slice(0, 7));
    expect(new Set(months).size).toBeGreaterThanOrEqual(12);
  });

  test.each(histories.map((entry, index) => [index, entry] as const))(
    'number %i has a history that leads to its status, in order and in the past',
    (index, { project, history }) => {
      const { events, notes, delegation, createdAt } = history;
      expect(events.at(-1)?.to).toBe(project.status);
      events.forEach((event, step) => {
        expect(event.from).toBe(events[step - 1]?.to ?? null);
      });
      const times = events.map(({ at }) => at.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times[0]).toBe(createdAt.getTime());
      for (const { at } of [...events, ...notes]) expect(at.getTime()).toBeLessThan(now.getTime());
      expect(events.some(({ kind }) => kind === 'delegated')).toBe(delegation !== undefined);
      if (project.status === 'assigned') expect(delegation).toBeDefined();
      if (project.status === 'rejected') expect(events.at(-1)?.reason).toBeTruthy();
      const talk = talkOf(project, index, history);
      for (const { at } of talk) expect(at.getTime()).toBeLessThan(Date.now());
      expect(talk.length === 0 || delegation !== undefined).toBe(true);
      const moved = ['in_review', 'approved', 'completed', 'rejected'].includes(project.status);
      if (moved) expect(repliedAt(history, talk)).toBeInstanceOf(Date);
      if (project.status === 'pending') expect(repliedAt(history, talk)).toBeNull();
      for (const note of notes) expect(note.team).toBe(delegation?.team);
    },
  );
});
