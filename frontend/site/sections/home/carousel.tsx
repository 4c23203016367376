import { type ReactNode, useEffect, useRef, useState } from 'react';
import { controls } from '../../../content/controls';
import { fill } from '../../../content/fill';
import { buttonClass } from '../../../ui/button';
import styles from './carousel.module.css';

interface CarouselProps {
  /** Names the group; the slides themselves are the server's markup. */
  label: string;
  count: number;
  children: ReactNode;
}

/**
 * Slides side by side in a box that scrolls: without a script it is swiped or scrolled. The buttons
 * only scroll it too, so what they show and what a finger shows cannot differ. Nothing moves by itself.
 */
export function Carousel({ label, count, children }: CarouselProps) {
  const ref = useRef<HTMLElement>(null);
  /** The slide that a button asked for and the box has not reached yet. */
  const asked = useRef<number>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const box = ref.current;
    const slides = box?.querySelectorAll('[data-slide]');
    // What is out of sight is not read out either.
    slides?.forEach((slide, index) => slide.setAttribute('aria-hidden', String(index !== current)));
  }, [current]);

  function show(index: number): void {
    const box = ref.current;
    if (!box) return;
    const wrapped = (index + count) % count;
    asked.current = wrapped;
    setCurrent(wrapped);
    box.scrollTo({ left: wrapped * box.clientWidth });
  }

  /** Where a press overtakes the scrolling of the one before, that one ends short of its slide. */
  function settle(box: HTMLElement): void {
    const shown = Math.round(box.scrollLeft / box.clientWidth);
    if (asked.current !== null && asked.current !== shown) return;
    asked.current = null;
    setCurrent(shown);
  }

  const byHand = (): void => {
    asked.current = null;
  };

  return (
    <div
      role="group"
      aria-roledescription={controls.carousel}
      aria-label={label}
      className={styles.carousel}
    >
      <div className={styles.controls}>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          onClick={() => show(current - 1)}
        >
          <Arrow d="M10 2 4 8l6 6" /> {controls.previous}
        </button>
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              aria-label={fill(controls.slide, { n: index + 1, count })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            >
              {index + 1}
            </button>
          ))}
        </div>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          onClick={() => show(current + 1)}
        >
          {controls.next} <Arrow d="M6 2l6 6-6 6" />
        </button>
      </div>
      <section
        ref={ref}
        className={styles.box}
        aria-label={`${label}: ${count}`}
        tabIndex={0}
        aria-live="polite"
        onPointerDown={byHand}
        onWheel={byHand}
        onKeyDown={byHand}
        onScrollEnd={({ currentTarget: box }) => settle(box)}
      >
        {children}
      </section>
    </div>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path d={d} />
    </svg>
  );
}
