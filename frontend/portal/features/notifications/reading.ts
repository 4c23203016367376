/** Live updates fetch notifications again, without the bar of the frame. */
export const reading = { refetchOnWindowFocus: 'always', meta: { isQuiet: true } } as const;
