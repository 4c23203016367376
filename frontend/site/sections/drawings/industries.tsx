/** Drawing and icon per industry, by the id of its file in content/industries. */
import type { ComponentType, ReactNode } from 'react';
import { Drawing } from './drawing';
import styles from './drawing.module.css';
import { Plate } from './expertise';

function Healthcare() {
  return (
    <Plate>
      <path d="M22 34h58v40H22zM22 34l29 22 29-22M22 98h58v40H22zM22 98l29 22 29-22" />
      <path className={styles.dashed} d="M88 54h34v32M88 118h34V94" />
      <path className={styles.mark} d="M116 84h12V72h12v12h12v12h-12v12h-12V96h-12z" />
      <path d="M116 84h12V72h12v12h12v12h-12v12h-12V96h-12z" />
      <path d="M160 90h22M176 84l6 6-6 6" />
      <path className={styles.tint} d="M194 30h64v30h-64zM194 120h64v30h-64z" />
      <path d="M194 30h64v30h-64zM194 75h64v30h-64zM194 120h64v30h-64z" />
      <path className={styles.fine} d="M204 45h36M204 90h44M204 135h28" />
    </Plate>
  );
}

function Finance() {
  return (
    <Plate>
      <path className={styles.tint} d="M24 18h96v144H24z" />
      <path d="M24 18h96v144H24zM160 18h96v144h-96z" />
      <path className={styles.mark} d="M32 84h80v18H32zM168 84h80v18h-80z" />
      <path
        className={styles.fine}
        d="M36 42h44M36 66h60M36 120h52M36 142h40M172 42h44M172 66h60M172 120h52M172 142h40"
      />
      <path d="M36 93h52M172 93h34" className={styles.strong} />
      <path className={styles.dashed} d="M120 42h40M120 66h40M120 120h40" />
      <path d="M132 86l16 14m0-14-16 14" />
    </Plate>
  );
}

function Manufacturing() {
  return (
    <Plate>
      <path className={styles.strong} d="M14 128h252" />
      <path
        className={styles.fine}
        d="M40 140a8 8 0 1 0 .1 0M110 140a8 8 0 1 0 .1 0M180 140a8 8 0 1 0 .1 0M240 140a8 8 0 1 0 .1 0"
      />
      <path className={styles.tint} d="m110 46-22 58h64l-22-58z" />
      <path d="M106 20h28v26h-28zM120 8v12" />
      <path className={styles.dashed} d="m110 46-22 58m42-58 22 58" />
      <path d="M26 104h32v24H26zM104 104h32v24h-32zM220 104h32v24h-32z" />
      <path className={styles.mark} d="M172 60h32v24h-32z" />
      <path d="M172 60h32v24h-32zM188 128V92m-5 7 5-7 5 7" />
    </Plate>
  );
}

function Retail() {
  return (
    <Plate>
      <path d="M30 14v150M250 14v150M30 62h220M30 110h220M30 158h220" />
      <path
        className={styles.tint}
        d="M44 30h24v32H44zM76 30h24v32H76zM44 78h24v32H44zM180 126h24v32h-24z"
      />
      <path d="M44 30h24v32H44zM76 30h24v32H76zM108 38h24v24h-24zM44 78h24v32H44zM76 86h24v24H76zM44 126h24v32H44zM76 126h24v32H76zM108 126h24v32h-24zM180 126h24v32h-24zM212 134h24v24h-24zM180 30h24v32h-24zM212 30h24v32h-24z" />
      <path className={styles.mark} d="M116 74h120v28H116z" />
      <path className={styles.dashed} d="M116 74h120v28H116z" />
      <path className={styles.onMark} d="M128 88h62m12-6 12 12m0-12-12 12" />
    </Plate>
  );
}

function Technology() {
  return (
    <Plate>
      <path className={styles.tint} d="M20 26h92v128H20z" />
      <path d="M20 26h92v128H20zM20 46h92" />
      <path className={styles.fine} d="M32 64h50M32 82h62M32 100h40M32 118h56M32 136h34" />
      <path d="M122 90h28M144 84l6 6-6 6" />
      <path d="M162 26h98v128h-98z" />
      <path d="m174 46 6 6 10-12M174 74l6 6 10-12M174 130l6 6 10-12" />
      <path className={styles.mark} d="M168 92h86v22h-86z" />
      <path className={styles.onMark} d="m176 98 10 10m0-10-10 10" />
      <path className={styles.fine} d="M200 48h48M200 76h36M200 104h44M200 132h40" />
    </Plate>
  );
}

function Education() {
  return (
    <Plate>
      <path
        className={styles.fine}
        d="M24 50h140M24 80h140M24 110h140M24 140h140M64 24v136M89 24v136M114 24v136M139 24v136"
      />
      <path d="M24 24h140v136H24z" />
      <path className={styles.strong} d="M34 66h20M34 96h20M34 126h20M34 151h20M34 38h20" />
      <path className={styles.mark} d="M90 81h48v28H90z" />
      <path d="m72 64 4 4 6-8M97 64l4 4 6-8M122 64l4 4 6-8M72 94l4 4 6-8M147 94l4 4 6-8M72 126l4 4 6-8M97 126l4 4 6-8M122 126l4 4 6-8" />
      <path className={styles.onMark} d="m97 91 10 8m0-8-10 8M122 91l10 8m0-8-10 8" />
      <path className={styles.tint} d="M184 60h76v46h-46l-16 16v-16h-14z" />
      <path d="M184 60h76v46h-46l-16 16v-16h-14zM198 76h48M198 90h32" />
    </Plate>
  );
}

export const industryDrawings: Readonly<Record<string, ComponentType | undefined>> = {
  healthcare: Healthcare,
  finance: Finance,
  manufacturing: Manufacturing,
  retail: Retail,
  technology: Technology,
  education: Education,
};

const sign = (parts: ReactNode) => (
  <Drawing width={48} height={48}>
    {parts}
  </Drawing>
);

export const industrySigns: Readonly<Record<string, ReactNode>> = {
  healthcare: sign(
    <>
      <path className={styles.mark} d="M19 8h10v11h11v10H29v11H19V29H8V19h11z" />
      <path d="M19 8h10v11h11v10H29v11H19V29H8V19h11z" />
    </>,
  ),
  finance: sign(
    <>
      <path className={styles.tint} d="m6 18 18-10 18 10z" />
      <path d="m6 18 18-10 18 10zM12 22v14m8-14v14m8-14v14m8-14v14M6 40h36" />
    </>,
  ),
  manufacturing: sign(
    <>
      <path className={styles.tint} d="M6 40V24l12-8v8l12-8v24z" />
      <path d="M6 40V24l12-8v8l12-8v8h4V8h6v32z" />
    </>,
  ),
  retail: sign(
    <>
      <path className={styles.mark} d="M8 10h32l4 12H4z" />
      <path d="M8 10h32l4 12H4zM8 22v18h32V22M20 40V28h10v12" />
    </>,
  ),
  technology: sign(
    <>
      <path className={styles.tint} d="M6 10h36v8H6z" />
      <path d="M6 10h36v28H6zM6 18h36M14 24l5 4-5 4M24 33h10" />
    </>,
  ),
  education: sign(
    <>
      <path className={styles.tint} d="m4 19 20-9 20 9-20 9z" />
      <path d="m4 19 20-9 20 9-20 9zM12 24v10c6 6 18 6 24 0V24M44 19v14" />
    </>,
  ),
};
