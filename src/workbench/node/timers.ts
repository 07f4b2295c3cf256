/** A page's timers, which end with it. */
export class Timers {
  readonly #open = new Set<NodeJS.Timeout>();
  #closed = false;

  readonly setTimeout = (
    run: (...parts: unknown[]) => void,
    delay?: number,
    ...parts: unknown[]
  ): unknown => {
    if (this.#closed) return undefined;
    const timer = setTimeout(() => {
      this.#open.delete(timer);
      run(...parts);
    }, delay);
    this.#open.add(timer);
    return timer;
  };

  readonly setInterval = (
    run: (...parts: unknown[]) => void,
    delay?: number,
    ...parts: unknown[]
  ): unknown => {
    if (this.#closed) return undefined;
    const timer = setInterval(run, delay, ...parts);
    this.#open.add(timer);
    return timer;
  };

  readonly clear = (timer: unknown): void => {
    clearTimeout(timer as NodeJS.Timeout);
    this.#open.delete(timer as NodeJS.Timeout);
  };

  close(): void {
    this.#closed = true;
    for (const timer of this.#open) clearTimeout(timer);
    this.#open.clear();
  }
}
