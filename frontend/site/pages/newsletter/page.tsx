import { Issues } from '../../served/newsletter/issues';

/** The archive before its first issue. The server draws the others: backend/site/serve-issues.ts. */
export const Page = () => <Issues issues={[]} />;
