import { describe, expect, test } from '@jest/globals';
import { historyOf } from './history.mts';
import { PROJECTS } from './projects.mts';

const now = new Date('2026-11-21T12:00:00Z');
const histories = PROJECTS.map((project, index) => ({
  project,
  history: historyOf(project, index, PROJECTS.length, now, 'Ada'),
}));

describe('the demo requests', () => {
  test('show every status, service, urgency, timeline, budget and month', () => {
    const seen = (key: 'status' | 'service' | 'urgency' | 'timeline' | 'budget') =>
      new Set(PROJECTS.map((project) => project[key])).size;
    expect(seen('status')).toBe(6);
    expect(seen('service')).toBe(6);
    expect(seen('urgency')).toBe(4);
    expect(seen('timeline')).toBe(5);
    expect(seen('budget')).toBe(6);
    const months = histories.map(({ history }) => history.createdAt.toISOString().slice(0, 7));
    expect(new Set(months).size).toBeGreaterThanOrEqual(12);
  });

  test.each(histories.map((entry, index) => [index, entry] as const))(
    'number %i has a history that leads to its status, in order and in the past',
    (_index, { project, history }) => {
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
      for (const note of notes) expect(note.team).toBe(delegation?.team);
    },
  );
});
