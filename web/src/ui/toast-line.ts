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

/** Message that removes the toast with a name early, because it no longer applies. */
interface ToastEnd {
  readonly ends: string;
}

/** Message for screen readers only, about something that the page shows. */
interface Announcement {
  readonly announces: string;
}

type Sent = Toast | ToastEnd | Announcement;

/** Holds toasts until a component renders them, and then passes them on in order. */
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

  /** Passes the waiting toasts and all later ones to a function; returns the function that stops this. */
  readonly drawWith = (draw: (sent: Sent) => void): (() => void) => {
    this.draw = draw;
    for (const sent of this.waiting.splice(0)) draw(sent);
    return () => {
      this.draw = null;
    };
  };
}
