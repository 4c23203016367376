import { Api } from '../support/api';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const downloads = async (ebook: string): Promise<number> =>
  (await api.get('/api/ebooks')).body.ebooks.find((one: { ebook: string }) => one.ebook === ebook)
    .downloads as number;

describe('The site’s own counter', () => {
  it('adds concurrent downloads to the earlier ones', async () => {
    const before = await downloads('machine-learning');
    expect(before).toBeGreaterThanOrEqual(1_800);
    const event = { name: 'ebook_download', label: 'machine-learning' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post('/api/events', event)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await downloads('machine-learning')).toBe(before + 20);
    expect(await downloads('data-analytics')).toBeGreaterThanOrEqual(3_200);
  });

  it('keeps nothing about anybody', async () => {
    await api.post('/api/events', { name: 'cta_click_book_call', label: 'ai-for-startups' });
    const columns = await stack.sql<{ column_name: string }>(
      `SELECT column_name FROM information_schema.columns WHERE table_name = 'event_counts' ORDER BY 1`,
    );
    expect(columns.map((column) => column.column_name)).toEqual(['count', 'day', 'label', 'name']);
  });

  it.each([
    [{}, 'name'],
    [{ name: 'made_up', label: 'ai-for-startups' }, 'name'],
    [{ name: 'ebook_download', label: 'ai-for-startups' }, 'label'],
    [{ name: 'cta_download_package', label: '<script>' }, 'label'],
  ])('refuses %j', async (event, field) => {
    const { status, body } = await api.post('/api/events', event);
    expect([status, body.errors[0].field]).toEqual([422, field]);
  });
});
