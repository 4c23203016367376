import { q } from '../../../api/call';

const lookEvery = 5_000;

export const ownPrivacy = () =>
  q('/api/privacy', undefined, {
    refetchInterval: ({ state }) =>
      state.data?.export && !state.data.export.isReady ? lookEvery : false,
  });
