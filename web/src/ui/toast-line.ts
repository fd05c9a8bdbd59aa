import type { ReactNode } from "react";

export type Severity = "success" | "error" | "info";

/** One message that is shown for a moment. */
export interface Toast {
  readonly message: string;
  readonly severity: Severity;
  /** Seconds that it stays; the usual ones when it has none of its own. */
  readonly seconds: number | undefined;
  readonly action: ReactNode;
  /** Of toasts with the same name only the newest is seen. */
  readonly name?: string | undefined;
}

/** The end of the toast of a name before its time: what it said is no longer so. */
interface ToastEnd {
  readonly ends: string;
}

type Sent = Toast | ToastEnd;

/** Keeps the toasts that nothing draws yet, and passes them on in order once something does. */
export class ToastLine {
  private readonly waiting: Sent[] = [];
  private draw: ((sent: Sent) => void) | null = null;
  private needed = false;
  private readonly watchers = new Set<() => void>();

  readonly send = (sent: Sent): void => {
    if (this.draw) return this.draw(sent);
    if ("ends" in sent && this.waiting.length === 0) return undefined;
    this.waiting.push(sent);
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

  /** Hands over the toasts that wait and those that follow; answers how to stop. */
  readonly drawWith = (draw: (sent: Sent) => void): (() => void) => {
    this.draw = draw;
    for (const sent of this.waiting.splice(0)) draw(sent);
    return () => {
      this.draw = null;
    };
  };
}
