import type { PlateName } from './plates';

/** A contour map in the colour of the text around it. */
export const Plate = ({ name }: { name: PlateName }) => (
  <svg
    viewBox="0 0 680 600"
    width="100%"
    height="100%"
    fill="none"
    stroke="currentcolor"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <use href={`/plates/${name}.svg#plate`} />
  </svg>
);
