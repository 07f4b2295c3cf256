/** What listens to a part of the page, and how each of it stops. */
export class Listeners {
  readonly #release: (() => void)[] = [];

  on<K extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: K,
    hear: (event: HTMLElementEventMap[K]) => void,
  ): void {
    target.addEventListener(type, hear);
    this.add(() => target.removeEventListener(type, hear));
  }

  add(release: () => void): void {
    this.#release.push(release);
  }

  close(): void {
    for (const release of this.#release.splice(0)) release();
  }
}
