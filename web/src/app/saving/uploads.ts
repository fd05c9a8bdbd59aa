import { useSyncExternalStore } from "react";

let share: number | null = null;
const listeners = new Set<() => void>();

/** How much of what is being sent has left, 0–1; null while nothing is sent, or a form shows it itself. */
export const uploads = {
  read: () => share,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  tell: (next: number | null) => {
    share = next;
    for (const listener of listeners) listener();
  },
};

export const useUploadShare = (): number | null => useSyncExternalStore(uploads.subscribe, uploads.read);
