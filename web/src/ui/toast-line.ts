import type { ReactNode } from "react";

export type Severity = "success" | "error" | "info";

/** One message that is shown for a moment. */
export interface Toast {
  readonly message: string;
  readonly severity: Severity;
  /** Seconds that it stays; undefined for the default. */
  readonly seconds: number | undefined;
  readonly action: ReactNode;
  /** Name; of toasts with the same one only the newest is visible. */
  readonly name?: string | undefined;
}

/** Keeps the toasts that nothing draws yet, and passes them on in order once something does. */
export class ToastLine {
  private readonly waiting: Toast[] = [];
  private draw: ((toast: Toast) => void) | null = null;
  private needed = false;
  private readonly watchers = new Set<() => void>();

  readonly send = (toast: Toast): void => {
    if (this.draw) return this.draw(toast);
    this.waiting.push(toast);
    this.needed = true;
    for (const watcher of this.watchers) watcher();
    return undefined;
  };

  /** Returns whether there has been a toast. */
  readonly isNeeded = (): boolean => this.needed;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };

  /** Passes the waiting toasts and all later ones to a function; returns the function that stops this. */
  readonly drawWith = (draw: (toast: Toast) => void): (() => void) => {
    this.draw = draw;
    for (const toast of this.waiting.splice(0)) draw(toast);
    return () => {
      this.draw = null;
    };
  };
}
